import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import type { PageQuery } from '#api/createExchange.ts';
import type { CommentFilter, PostFilter } from '#api/square.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { pagesQuery } from '#platform/query/pagesQuery.ts';
import type { Feed } from './feeds.ts';
import { readNewPosts, type NewPosts } from './newPosts.ts';

/** Settings change by the operators' hand, not by the hour. */
const SETTINGS_STALE_MS = 600_000;

/**
 * A feed is read anew when its reader asks for it and at no other time: what moves under the eyes is
 * lost (product.md §1.8, rule 1). It outlives its page being hidden for as long as a reader may be away.
 */
const FEED = { staleTime: Infinity, gcTime: 3_600_000 };

/** Every question the square asks the server, by name; see `createQueries`. */
export function createSquareQueries({ square }: Api, uid: Account['uid']) {
  const mine = (...key: readonly unknown[]) => [uid, ...key] as const;
  const loggedIn = isLoggedIn({ uid });
  const readNewest = (feed: Feed, page: PageQuery, signal: AbortSignal) =>
    feed === 'followed'
      ? square.followedPosts(page, { signal })
      : square.posts({ ...page, sort: 2, ...(feed.tagId !== undefined && { tagId: feed.tagId }) }, { signal });
  return {
    tags: queryOptions({
      queryKey: mine('tags'),
      queryFn: ({ signal }) => square.tags({ signal }),
      staleTime: SETTINGS_STALE_MS,
    }),
    sensitiveWords: queryOptions({
      queryKey: mine('sensitiveWords'),
      queryFn: ({ signal }) => square.sensitiveWords({ signal }),
      staleTime: SETTINGS_STALE_MS,
    }),
    posts: (filter: PostFilter) => ({
      ...pagesQuery(mine('posts', filter), (place, signal) => square.posts({ ...filter, ...place }, { signal })),
      ...FEED,
      enabled: true,
    }),
    followedPosts: {
      ...pagesQuery(mine('posts', 'followed'), (place, signal) => square.followedPosts(place, { signal })),
      ...FEED,
      enabled: loggedIn,
    },
    /** What was written since a feed was read; see `readNewPosts`. */
    newPosts: (feed: Feed) =>
      queryOptions({
        queryKey: mine('newPosts', feed),
        queryFn: ({ client, queryKey, signal }) =>
          readNewPosts(client.getQueryData<NewPosts>(queryKey), (page) => readNewest(feed, page, signal)),
        retry: false,
        staleTime: 20_000,
        refetchOnMount: 'always',
        refetchInterval: 60_000,
      }),
    post: (id: string) =>
      queryOptions({
        queryKey: mine('post', id),
        queryFn: ({ signal }) => square.post(id, { signal }),
      }),
    comments: (postId: string, filter: CommentFilter = {}) =>
      pagesQuery(mine('comments', postId, filter), (place, signal) =>
        square.comments(postId, { ...filter, ...place }, { signal }),
      ),
    replies: (postId: string, commentId: string) =>
      pagesQuery(mine('replies', postId, commentId), (place, signal) =>
        square.replies(postId, commentId, place, { signal }),
      ),
    ownPosts: {
      ...pagesQuery(mine('ownPosts'), (place, signal) => square.ownPosts(place, { signal })),
      enabled: loggedIn,
    },
    ownComments: {
      ...pagesQuery(mine('ownComments'), (place, signal) => square.ownComments(place, { signal })),
      enabled: loggedIn,
    },
    /** What a search for `keyword` might mean; nothing for a blank one. */
    suggestions: (keyword: string) =>
      queryOptions({
        queryKey: mine('suggestions', keyword),
        queryFn: ({ signal }) => square.suggestions(keyword, { signal }),
        enabled: keyword !== '',
        retry: false,
        staleTime: 60_000,
      }),
  };
}

export type SquareQueries = ReturnType<typeof createSquareQueries>;
