import { searchResultSchema, homeSchema, type SearchResult, type Home } from '#domain/home.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';

export function createHomeApi(client: Client) {
  return {
    /** The home page's rows; a row the server could not read is null. */
    load: (options: ReadOptions = {}): Promise<Home> => client.get('/api/v1/home', homeSchema, options),
    /** Games, comics and posts about something, a few of each. */
    search: (keyword: string, options: ReadOptions = {}): Promise<SearchResult> =>
      client.get('/api/v1/search', searchResultSchema, { ...options, query: { keyword } }),
  };
}
