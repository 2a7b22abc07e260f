import { queryOptions } from '@tanstack/react-query';
import type { PageQuery } from '#api/createExchange.ts';
import type { CommentFilter, PostFilter, SquareSort } from '#api/square.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Sort } from '#domain/sort.ts';
import { createKeys, pagedQuery, type QueryContext } from '#platform/query/queryFactory.ts';
import { fetchNewPosts, type NewPosts } from './newPosts.ts';

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
  'relatedPosts',
);

/** A feed of the square in either order: 推荐, which has no tag, a tag's, or 关注. */
export type Feed = 'followed' | { tagId?: string };

/** Whether a cached list, given by what follows `posts` in its key, belongs to a feed; a search does not. */
export function isFeed(feed: Feed, filter: unknown): boolean {
  if (feed === 'followed') return filter === feed;
  return isPostFilter(filter) && filter.keyword === undefined && filter.tagId === feed.tagId;
}

const isPostFilter = (filter: unknown): filter is PostFilter => typeof filter === 'object' && filter !== null;

/** The server's numbers: 1 hottest, 2 newest. */
export const SQUARE_SORT = { hot: 1, new: 2 } as const satisfies Record<Sort, SquareSort>;

/** Settings change by the operators' hand, not by the hour. */
const SETTINGS_STALE_MS = 600_000;

const RELATED = 3;

/** A feed is refetched only by its reader, so that nothing moves under their eyes, and outlives its hidden page for an hour. */
const FEED = { staleTime: Infinity, gcTime: 3_600_000 };

export function squareQueries({ api: { square }, uid }: QueryContext) {
  const keys = squareKeys(uid);
  const loggedIn = isLoggedIn({ uid });
  const fetchPosts = (filter: PostFilter | 'followed', page: PageQuery, signal: AbortSignal) =>
    filter === 'followed' ? square.followedPosts(page, { signal }) : square.posts({ ...filter, ...page }, { signal });
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
    posts: (filter: PostFilter | 'followed') => ({
      ...pagedQuery(keys.posts(filter), (page, signal) => fetchPosts(filter, page, signal)),
      ...FEED,
      enabled: filter !== 'followed' || loggedIn,
    }),
    newPosts: (feed: Feed) =>
      queryOptions({
        queryKey: keys.newPosts(feed),
        queryFn: ({ client, queryKey, signal }) =>
          fetchNewPosts(client.getQueryData<NewPosts>(queryKey), (page) =>
            fetchPosts(feed === 'followed' ? feed : { ...feed, sort: SQUARE_SORT.new }, page, signal),
          ),
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
      pagedQuery(keys.comments(postId, filter), (page, signal) =>
        square.comments(postId, { ...filter, ...page }, { signal }),
      ),
    replies: (postId: string, commentId: string) =>
      pagedQuery(keys.replies(postId, commentId), (page, signal) =>
        square.replies(postId, commentId, page, { signal }),
      ),
    ownPosts: {
      ...pagedQuery(keys.ownPosts(), (page, signal) => square.ownPosts(page, { signal })),
      enabled: loggedIn,
    },
    ownComments: {
      ...pagedQuery(keys.ownComments(), (page, signal) => square.ownComments(page, { signal })),
      enabled: loggedIn,
    },
    relatedPosts: (gameId: string) =>
      queryOptions({
        queryKey: keys.relatedPosts(gameId),
        queryFn: async ({ signal }) => ({
          posts: (await square.posts({ currentPage: 1, gameId, sort: SQUARE_SORT.hot }, { signal })).records.slice(
            0,
            RELATED,
          ),
        }),
        ...FEED,
      }),
    /** Completions of `keyword`; disabled for a blank one. */
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
