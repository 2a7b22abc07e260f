import type { InfiniteData } from '@tanstack/react-query';
import type { SquareSort } from '#api/square.ts';
import type { Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';
import { usePortal } from '../portal.ts';
import { toPaged } from '../queryState.ts';
import { useQueries } from '../useQueries.ts';
import { useInfiniteQuery } from '../useQuery.ts';
import type { Feed } from './feeds.ts';

/** What a feed is asked for; a keyword searches all of the square instead. */
export type FeedQuestion = { feed: Feed; sort: SquareSort; keyword: string };

/** A feed, or what a search found. */
export function useFeed({ feed, sort, keyword }: FeedQuestion) {
  const { queryClient } = usePortal();
  const { square } = useQueries();
  const isFollowed = feed === 'followed' && keyword === '';
  const tag = feed === 'followed' || feed.tagId === undefined ? {} : { tagId: feed.tagId };
  const question = isFollowed
    ? square.followedPosts
    : square.posts(keyword === '' ? { sort, ...tag } : { sort: 1, keyword });
  const query = useInfiniteQuery(question);

  /** Reads the feed from its first page; the others come again as the reader goes down. */
  const reread = () => {
    queryClient.setQueryData(question.queryKey, firstPage);
    return query.refetch({ throwOnError: true });
  };
  return {
    posts: toPaged(query),
    reread,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

const firstPage = (data: InfiniteData<Page<Post>> | undefined) =>
  data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
