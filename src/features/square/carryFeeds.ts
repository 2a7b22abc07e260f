import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Account } from '#domain/account.ts';
import type { Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';
import { squareKeys } from './squareQueries.ts';

/**
 * A visitor who logs in comes back to the feed they left (product.md D5): what they read stands in its place
 * while it is read again with their likes in it.
 */
export function carryFeeds(client: QueryClient, visitor: Account['uid'], uid: Account['uid']): void {
  const visited = client.getQueriesData<InfiniteData<Page<Post>>>({ queryKey: squareKeys(visitor).posts() });
  for (const [[, , ...filter], data] of visited) {
    if (data) client.setQueryData(squareKeys(uid).posts(...filter), data);
  }
  void client.invalidateQueries({ queryKey: squareKeys(uid).posts() });
}
