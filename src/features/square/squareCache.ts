import type { InfiniteData } from '@tanstack/react-query';
import type { Account } from '#domain/account.ts';
import type { SearchResult, Home } from '#domain/home.ts';
import type { Page } from '#domain/page.ts';
import type { Comment, Post, Reply } from '#domain/square.ts';
import type { CacheChange } from '#platform/query/cachePatches.ts';
import { homeKeys } from '#features/home/homeQueries.ts';
import { squareKeys } from '#features/square/squareQueries.ts';
import type { NewPosts } from './newPosts.ts';

type Pages<T> = InfiniteData<Page<T>>;

/** What becomes of one cached thing: itself when it is not concerned, undefined when it is gone. */
type Change<T> = (item: T) => T | undefined;

/** A change of every cached copy of posts and comments. */
export type SquareChange = {
  post?: Change<Post>;
  /** Told of comments of both levels. */
  comment?: <T extends Comment | Reply>(comment: T) => T | undefined;
};

const keep = <T>(item: T): T => item;

/** The same array when nothing in it changed, so that nothing is drawn anew for it. */
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

function changeHome(data: Home, change: Change<Post>): Home {
  const hotPosts = data.hotPosts && changeAll(data.hotPosts, change);
  return hotPosts === data.hotPosts ? data : { ...data, hotPosts };
}

function changePosts<T extends { posts: Post[] | null }>(data: T, change: Change<Post>): T {
  const posts = data.posts && changeAll(data.posts, change);
  return posts === data.posts ? data : { ...data, posts };
}

/** Where posts and comments are cached: see `squareQueries.ts`. */
export function squareChange(uid: Account['uid'], change: SquareChange): CacheChange {
  const post = change.post ?? keep;
  const thread = changeThread(change);
  const keys = squareKeys(uid);
  return (client, predicate) => {
    for (const queryKey of [keys.posts(), keys.ownPosts()]) {
      client.setQueriesData<Pages<Post>>({ queryKey, predicate }, (data) => data && changePages(data, post));
    }
    for (const queryKey of [keys.comments(), keys.replies(), keys.ownComments()]) {
      client.setQueriesData<Pages<Comment>>({ queryKey, predicate }, (data) => data && changePages(data, thread));
    }
    client.setQueriesData<NewPosts>(
      { queryKey: squareKeys(uid).newPosts(), predicate },
      (data) => data && changePosts(data, post),
    );
    client.setQueriesData<SearchResult>(
      { queryKey: homeKeys(uid).found(), predicate },
      (data) => data && changePosts(data, post),
    );
    client.setQueriesData<Home>(
      { queryKey: homeKeys(uid).home(), predicate },
      (data) => data && changeHome(data, post),
    );
    // A post that is gone stays on its own page, which says so when it is read again.
    client.setQueriesData<Post>(
      { queryKey: squareKeys(uid).post(), predicate },
      (data) => data && (post(data) ?? data),
    );
  };
}

/** Somebody is followed no longer: their posts leave the tab 关注. */
export function unfollowChange(uid: Account['uid'], author: string): CacheChange {
  return (client, predicate) =>
    client.setQueriesData<Pages<Post>>(
      { queryKey: squareKeys(uid).posts('followed'), predicate },
      (data) => data && changePages(data, (post) => (post.user.uid === author ? undefined : post)),
    );
}

/** Puts a post on top of the lists that `belongs` picks by what follows `posts` in their keys. */
export function insertChange(
  uid: Account['uid'],
  posts: readonly Post[],
  belongs: (filter: unknown) => boolean,
): CacheChange {
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
