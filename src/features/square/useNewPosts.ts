import { useCore, useSession, useQueries } from '#platform/core.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { squareQueries } from '#features/square/squareQueries.ts';
import { isFeed, type Feed } from './feeds.ts';
import { markSeen, mayBeMore, newestOf } from './newPosts.ts';
import { insertChange } from './squareCache.ts';

/** Looks for new posts when the page is shown and once a minute from then on; they come into the feed only when asked to. */
export function useNewPosts(feed: Feed, enabled: boolean) {
  const { queryClient, patches } = useCore();
  const uid = useSession((state) => state.account.uid);
  const question = useQueries(squareQueries).newPosts(feed);
  const { data } = useQuery({ ...question, enabled });

  const setSeen = () => {
    const now = queryClient.getQueryData(question.queryKey);
    if (now) patches.write(question, (found) => found && markSeen(found, newestOf(now)));
  };
  return {
    count: enabled ? (data?.posts.length ?? 0) : 0,
    /** Whether they follow the feed's top without a gap. */
    isWhole: data !== undefined && !mayBeMore(data),
    /** Puts them on top of the feed, whichever its order. */
    insert() {
      if (data) patches.make(insertChange(uid, data.posts, (filter) => isFeed(feed, filter)));
      setSeen();
    },
    setSeen,
  };
}
