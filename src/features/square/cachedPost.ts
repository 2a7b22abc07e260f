import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Account } from '#domain/account.ts';
import type { Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';
import { squareKeys } from './squareQueries.ts';

/** A post as some list has it already: shown while its page is read. */
export function cachedPost(client: QueryClient, uid: Account['uid'], id: string): Post | undefined {
  const keys = squareKeys(uid);
  for (const queryKey of [keys.posts(), keys.ownPosts()]) {
    for (const [, data] of client.getQueriesData<InfiniteData<Page<Post>>>({ queryKey })) {
      const found = data?.pages.flatMap(({ records }) => records).find((post) => post.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
