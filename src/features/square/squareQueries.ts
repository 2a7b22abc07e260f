import { queryOptions } from '@tanstack/react-query';
import type { PageQuery } from '#api/createExchange.ts';
import type { CommentFilter, PostFilter } from '#api/square.ts';
import { isLoggedIn } from '#domain/account.ts';
import { createKeys } from '#platform/query/createKeys.ts';
import { pagesQuery } from '#platform/query/pagesQuery.ts';
import type { QueryContext } from '#platform/query/queryContext.ts';
import type { Feed } from './feeds.ts';
import { readNewPosts, type NewPosts } from './newPosts.ts';

export const squareKeys = createKeys(
  'tags',
  'sensitiveWords',
  'posts',
  'newPosts',
  'post',
  'comments',
  'replies',
  'pendingComments',
  'ownPosts',
  'ownComments',
  'suggestions',
);

/** Settings change by the operators' hand, not by the hour. */
const SETTINGS_STALE_MS = 600_000;

/**
 * A feed is read anew when its reader asks for it and at no other time: what moves under the eyes is
 * lost (product.md §1.8, rule 1). It outlives its page being hidden for as long as a reader may be away.
 */
const FEED = { staleTime: Infinity, gcTime: 3_600_000 };

/** Posts, comments and the square's settings. */
export function squareQueries({ api: { square }, uid }: QueryContext) {
  const keys = squareKeys(uid);
  const loggedIn = isLoggedIn({ uid });
  const readNewest = (feed: Feed, page: PageQuery, signal: AbortSignal) =>
    feed === 'followed'
      ? square.followedPosts(page, { signal })
      : square.posts({ ...page, sort: 2, ...(feed.tagId !== undefined && { tagId: feed.tagId }) }, { signal });
  return {
    tags: queryOptions({
      queryKey: keys.tags(),
      queryFn: ({ signal }) => square.tags({ signal }),
      staleTime: SETTINGS_STALE_MS,
    }),
    sensitiveWords: queryOptions({
      queryKey: keys.sensitiveWords(),
      queryFn: ({ signal }) => square.sensitiveWords({ signal }),
      staleTime: SETTINGS_STALE_MS,
    }),
    posts: (filter: PostFilter) => ({
      ...pagesQuery(keys.posts(filter), (place, signal) => square.posts({ ...filter, ...place }, { signal })),
      ...FEED,
      enabled: true,
    }),
    followedPosts: {
      ...pagesQuery(keys.posts('followed'), (place, signal) => square.followedPosts(place, { signal })),
      ...FEED,
      enabled: loggedIn,
    },
    /** What was written since a feed was read; see `readNewPosts`. */
    newPosts: (feed: Feed) =>
      queryOptions({
        queryKey: keys.newPosts(feed),
        queryFn: ({ client, queryKey, signal }) =>
          readNewPosts(client.getQueryData<NewPosts>(queryKey), (page) => readNewest(feed, page, signal)),
        retry: false,
        staleTime: 20_000,
        refetchOnMount: 'always',
        refetchInterval: 60_000,
      }),
    post: (id: string) =>
      queryOptions({
        queryKey: keys.post(id),
        queryFn: ({ signal }) => square.post(id, { signal }),
      }),
    comments: (postId: string, filter: CommentFilter = {}) =>
      pagesQuery(keys.comments(postId, filter), (place, signal) =>
        square.comments(postId, { ...filter, ...place }, { signal }),
      ),
    replies: (postId: string, commentId: string) =>
      pagesQuery(keys.replies(postId, commentId), (place, signal) =>
        square.replies(postId, commentId, place, { signal }),
      ),
    ownPosts: {
      ...pagesQuery(keys.ownPosts(), (place, signal) => square.ownPosts(place, { signal })),
      enabled: loggedIn,
    },
    ownComments: {
      ...pagesQuery(keys.ownComments(), (place, signal) => square.ownComments(place, { signal })),
      enabled: loggedIn,
    },
    /** What a search for `keyword` might mean; nothing for a blank one. */
    suggestions: (keyword: string) =>
      queryOptions({
        queryKey: keys.suggestions(keyword),
        queryFn: ({ signal }) => square.suggestions(keyword, { signal }),
        enabled: keyword !== '',
        retry: false,
        staleTime: 60_000,
      }),
  };
}
