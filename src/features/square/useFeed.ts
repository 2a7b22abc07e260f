import { useQuery } from '@tanstack/react-query';
import { FOLLOWED, RECOMMENDED } from '#domain/squareTabs.ts';
import type { Sort } from '#domain/sort.ts';
import { useCore, useQueryFactory, useSession } from '#platform/core.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { markSeen, mayBeMore, newestOf } from './newPosts.ts';
import { insertChange } from './squareCache.ts';
import { isFeed, SQUARE_SORT, squareQueries, type Feed } from './squareQueries.ts';

/** A feed; with a keyword, what is found in all of the square. */
export function useFeed(feed: Feed, sort: Sort, keyword: string) {
  const listed = feed === 'followed' ? feed : { sort: SQUARE_SORT[sort], ...feed };
  return usePagedQuery(
    useQueryFactory(squareQueries).posts(keyword === '' ? listed : { sort: SQUARE_SORT.hot, keyword }),
  );
}

/** The feed of a tab. A tag that is not, or no longer, known is 推荐; until the tags are read it is believed. */
export function feedOf(tab: string, isTag: boolean): Feed {
  if (tab === FOLLOWED) return 'followed';
  return tab === RECOMMENDED || !isTag ? {} : { tagId: tab };
}

/** Polls for new posts when the page is shown and every minute from then on; they are inserted into the feed on demand. */
export function useNewPosts(feed: Feed, enabled: boolean) {
  const { queryClient, patches } = useCore();
  const uid = useSession((state) => state.account.uid);
  const query = useQueryFactory(squareQueries).newPosts(feed);
  const { data } = useQuery({ ...query, enabled });

  const setSeen = () => {
    const now = queryClient.getQueryData(query.queryKey);
    if (now) patches.write(query, (found) => found && markSeen(found, newestOf(now)));
  };
  return {
    count: enabled ? (data?.posts.length ?? 0) : 0,
    /** Whether they join the top of the feed without a gap. */
    isWhole: data !== undefined && !mayBeMore(data),
    insert() {
      if (data) patches.make(insertChange(uid, data.posts, (filter) => isFeed(feed, filter)));
      setSeen();
    },
    setSeen,
  };
}
