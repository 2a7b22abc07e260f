import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';
import { squareKeys } from './squareQueries.ts';

/** After login the feeds a guest has loaded stay in place while they are refetched with the likes of the account. */
export function migrateGuestFeeds(client: QueryClient, guest: string, uid: string): void {
  const loaded = client.getQueriesData<InfiniteData<Page<Post>>>({ queryKey: squareKeys(guest).posts() });
  for (const [[, , ...filter], data] of loaded) {
    if (data) client.setQueryData(squareKeys(uid).posts(...filter), data);
  }
  void client.invalidateQueries({ queryKey: squareKeys(uid).posts() });
}
