import type { Post } from '#domain/square.ts';
import type { Core } from '#platform/core.ts';
import { isFeed, squareKeys } from '../squareQueries.ts';
import { insertChange } from '../squareCache.ts';

/**
 * Puts one's own new post on top of the cached feeds it belongs to: 推荐 and its tag. What is being read stays where it is:
 * the feed keeps its scroll position.
 */
export function insertOwnPost({ session, patches, queryClient }: Core, post: Post): void {
  const { uid } = session.getState().account;
  patches.make(
    insertChange(
      uid,
      [post],
      (filter) => isFeed({}, filter) || (post.tag !== undefined && isFeed({ tagId: post.tag.id }, filter)),
    ),
  );
  void queryClient.invalidateQueries({ queryKey: squareKeys(uid).ownPosts() });
}
