import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Home } from '#domain/home.ts';
import type { Page } from '#domain/page.ts';
import type { Comment, Post, Reply } from '#domain/square.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { changeAll, listChange, prepend, type Change } from '#platform/query/changePages.ts';
import { homeKeys } from '../home/homeQueries.ts';
import { squareKeys } from './squareQueries.ts';

type Pages<T> = InfiniteData<Page<T>>;

export type SquareChange = {
  post?: Change<Post>;
  /** Called for comments of both levels. */
  comment?: <T extends Comment | Reply>(comment: T) => T | undefined;
};

const keep = <T>(item: T): T => item;

/** A comment with the replies it carries. */
function changeThread({ comment: change = keep }: SquareChange): Change<Comment> {
  return (comment) => {
    const changed = change(comment);
    if (changed === undefined) return undefined;
    const replies = changeAll(changed.replies, change);
    if (replies === changed.replies) return changed;
    return { ...changed, replies, replyCount: changed.replyCount - (changed.replies.length - replies.length) };
  };
}

function changePosts<K extends string, T extends Partial<Record<K, Post[] | null>>>(
  data: T,
  key: K,
  change: Change<Post>,
): T {
  const former = data[key];
  const posts = former && changeAll(former, change);
  return posts === former ? data : { ...data, [key]: posts };
}

/** Changes every cached copy of posts and comments; the keys are those of `squareQueries.ts`. */
export function squareChange(uid: string, change: SquareChange): CacheUpdate {
  const post = change.post ?? keep;
  const thread = changeThread(change);
  const keys = squareKeys(uid);
  const home = homeKeys(uid);
  return (client, predicate) => {
    for (const key of [keys.posts(), keys.ownPosts()]) listChange(key, post)(client, predicate);
    for (const key of [keys.comments(), keys.replies(), keys.ownComments()]) listChange(key, thread)(client, predicate);
    for (const queryKey of [keys.newPosts(), keys.relatedPosts(), home.search()]) {
      client.setQueriesData<{ posts: Post[] | null }>(
        { queryKey, predicate },
        (data) => data && changePosts(data, 'posts', post),
      );
    }
    client.setQueriesData<Home>(
      { queryKey: home.home(), predicate },
      (data) => data && changePosts(data, 'hotPosts', post),
    );
    // A removed post keeps its own entry; its refetch will answer 404 and the page will show that it was deleted.
    client.setQueriesData<Post>({ queryKey: keys.post(), predicate }, (data) => data && (post(data) ?? data));
  };
}

export const unfollowChange = (uid: string, author: string): CacheUpdate =>
  listChange<Post>(squareKeys(uid).posts('followed'), (post) => (post.user.uid === author ? undefined : post));

/** Puts posts on top of the lists that `belongs` selects by what follows `posts` in their keys. */
export const insertChange =
  (uid: string, posts: readonly Post[], belongs: (filter: unknown) => boolean): CacheUpdate =>
  (client, matches) =>
    client.setQueriesData<Pages<Post>>(
      { queryKey: squareKeys(uid).posts(), predicate: (query) => belongs(query.queryKey[2]) && matches(query) },
      (data) => data && prepend(data, posts),
    );

/** A post from a cached list, as placeholder while its page is loading. */
export function cachedPost(client: QueryClient, uid: string, id: string): Post | undefined {
  const keys = squareKeys(uid);
  for (const queryKey of [keys.posts(), keys.ownPosts()]) {
    for (const [, data] of client.getQueriesData<Pages<Post>>({ queryKey })) {
      const found = data?.pages.flatMap(({ records }) => records).find((post) => post.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
