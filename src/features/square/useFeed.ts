import type { SquareSort } from '#api/square.ts';
import { useCore, useQueries } from '#platform/core.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { rereadFirstPage } from '#platform/query/rereadFirstPage.ts';
import { useInfiniteQuery } from '#platform/query/useQuery.ts';
import { squareQueries } from '#features/square/squareQueries.ts';
import type { Feed } from './feeds.ts';

/** What a feed is asked for; a keyword searches all of the square instead. */
export type FeedQuestion = { feed: Feed; sort: SquareSort; keyword: string };

/** A feed, or what a search found. */
export function useFeed({ feed, sort, keyword }: FeedQuestion) {
  const { queryClient } = useCore();
  const square = useQueries(squareQueries);
  const isFollowed = feed === 'followed' && keyword === '';
  const tag = feed === 'followed' || feed.tagId === undefined ? {} : { tagId: feed.tagId };
  const question = isFollowed
    ? square.followedPosts
    : square.posts(keyword === '' ? { sort, ...tag } : { sort: 1, keyword });
  const query = useInfiniteQuery(question);

  /** Reads the feed from its first page; the others come again as the reader goes down. */
  const reread = () => rereadFirstPage(queryClient, question);
  return {
    posts: toPaged(query),
    reread,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
