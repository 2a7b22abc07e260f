import { FOLLOWED, RECOMMENDED } from '#screens/square/Square/squareTabs.ts';
import type { Sort } from '#screens/shared/SortSwitch/SortSwitch.tsx';
import { useQueryFactory } from '#platform/core.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { SQUARE_SORT, squareQueries, type Feed } from './squareQueries.ts';

/** What is listed; a keyword searches all of the square instead of the feed. */
export type FeedFilter = { feed: Feed; sort: Sort; keyword: string };

/** A feed, or what a search found. */
export function useFeed({ feed, sort, keyword }: FeedFilter) {
  const square = useQueryFactory(squareQueries);
  const isFollowed = feed === 'followed' && keyword === '';
  const tag = feed === 'followed' || feed.tagId === undefined ? {} : { tagId: feed.tagId };
  const options = isFollowed
    ? square.followedPosts
    : square.posts(keyword === '' ? { sort: SQUARE_SORT[sort], ...tag } : { sort: 1, keyword });
  return usePagedQuery(options);
}

/** The feed of a tab. A tag that is not, or no longer, known is 推荐; until the tags are read it is believed. */
export function feedOf(tab: string, isTag: boolean): Feed {
  if (tab === FOLLOWED) return 'followed';
  return tab === RECOMMENDED || !isTag ? {} : { tagId: tab };
}
