import type { GamesFilter } from './gameQueries.ts';

/** The filter of the games that an address names, beside their type; the server's numbers of an order: 1 hottest, 2 newest. */
export const gamesFilterOf = (search: URLSearchParams): Omit<GamesFilter, 'type'> => ({
  sort: search.get('sort') === 'new' ? 2 : 1,
  keyword: search.get('keyword') ?? '',
  tag: search.get('tag') ?? '',
});
