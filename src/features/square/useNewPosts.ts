import { useQuery } from '@tanstack/react-query';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { isFeed, squareQueries, type Feed } from './squareQueries.ts';
import { markSeen, mayBeMore, newestOf } from './newPosts.ts';
import { insertChange } from './squareCache.ts';

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
    /** Puts them on top of the feed, whichever its order. */
    insert() {
      if (data) patches.make(insertChange(uid, data.posts, (filter) => isFeed(feed, filter)));
      setSeen();
    },
    setSeen,
  };
}
