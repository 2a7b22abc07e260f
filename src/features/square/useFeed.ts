import type { SquareSort } from '#api/square.ts';
import { useQueries } from '#platform/core.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { squareQueries, type Feed } from './squareQueries.ts';

/** What is listed; a keyword searches all of the square instead of the feed. */
export type FeedFilter = { feed: Feed; sort: SquareSort; keyword: string };

/** A feed, or what a search found. */
export function useFeed({ feed, sort, keyword }: FeedFilter) {
  const square = useQueries(squareQueries);
  const isFollowed = feed === 'followed' && keyword === '';
  const tag = feed === 'followed' || feed.tagId === undefined ? {} : { tagId: feed.tagId };
  const options = isFollowed
    ? square.followedPosts
    : square.posts(keyword === '' ? { sort, ...tag } : { sort: 1, keyword });
  return usePagedQuery(options);
}
