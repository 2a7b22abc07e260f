import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Account } from '#domain/account.ts';
import type { Home } from '#domain/home.ts';
import type { Page } from '#domain/page.ts';
import type { Comment, Post, Reply } from '#domain/square.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { homeKeys } from '../home/homeQueries.ts';
import { squareKeys } from './squareQueries.ts';

type Pages<T> = InfiniteData<Page<T>>;

/** The new version of a cached item: itself when it is unchanged, undefined when it is removed. */
type Change<T> = (item: T) => T | undefined;

export type SquareChange = {
  post?: Change<Post>;
  /** Called for comments of both levels. */
  comment?: <T extends Comment | Reply>(comment: T) => T | undefined;
};

const keep = <T>(item: T): T => item;

/** The same array when nothing in it changed, so that nothing renders again. */
function changeAll<T>(items: T[], change: Change<T>): T[] {
  const changed = items.map(change).filter((item) => item !== undefined);
  return changed.length === items.length && changed.every((item, index) => item === items[index]) ? items : changed;
}

function changePages<T>(data: Pages<T>, change: Change<T>): Pages<T> {
  const pages = changeAll(data.pages, (page) => {
    const records = changeAll(page.records, change);
    return records === page.records
      ? page
      : { ...page, records, total: page.total - (page.records.length - records.length) };
  });
  return pages === data.pages ? data : { ...data, pages };
}

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

/** An answer with the posts under `key` changed. */
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
export function squareChange(uid: Account['uid'], change: SquareChange): CacheUpdate {
  const post = change.post ?? keep;
  const thread = changeThread(change);
  const keys = squareKeys(uid);
  const home = homeKeys(uid);
  return (client, predicate) => {
    for (const queryKey of [keys.posts(), keys.ownPosts()]) {
      client.setQueriesData<Pages<Post>>({ queryKey, predicate }, (data) => data && changePages(data, post));
    }
    for (const queryKey of [keys.comments(), keys.replies(), keys.ownComments()]) {
      client.setQueriesData<Pages<Comment>>({ queryKey, predicate }, (data) => data && changePages(data, thread));
    }
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

/** Removes the posts of somebody unfollowed from 关注. */
export function unfollowChange(uid: Account['uid'], author: string): CacheUpdate {
  return (client, predicate) =>
    client.setQueriesData<Pages<Post>>(
      { queryKey: squareKeys(uid).posts('followed'), predicate },
      (data) => data && changePages(data, (post) => (post.user.uid === author ? undefined : post)),
    );
}

/** Puts posts on top of the lists that `belongs` selects by what follows `posts` in their keys. */
export function insertChange(
  uid: Account['uid'],
  posts: readonly Post[],
  belongs: (filter: unknown) => boolean,
): CacheUpdate {
  const ids = new Set(posts.map(({ id }) => id));
  return (client, concerns) =>
    client.setQueriesData<Pages<Post>>(
      { queryKey: squareKeys(uid).posts(), predicate: (query) => belongs(query.queryKey[2]) && concerns(query) },
      (data) => {
        const rest = data && changePages(data, (post) => (ids.has(post.id) ? undefined : post));
        const [first, ...others] = rest?.pages ?? [];
        if (!rest || !first) return data;
        return {
          ...rest,
          pages: [{ ...first, records: [...posts, ...first.records], total: first.total + posts.length }, ...others],
        };
      },
    );
}

/** A post from a cached list, as placeholder while its page is loading. */
export function cachedPost(client: QueryClient, uid: Account['uid'], id: string): Post | undefined {
  const keys = squareKeys(uid);
  for (const queryKey of [keys.posts(), keys.ownPosts()]) {
    for (const [, data] of client.getQueriesData<Pages<Post>>({ queryKey })) {
      const found = data?.pages.flatMap(({ records }) => records).find((post) => post.id === id);
      if (found) return found;
    }
  }
  return undefined;
}
