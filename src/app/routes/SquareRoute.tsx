import { useService, useSession, useQueries } from '#platform/core.ts';
import { marksOf } from '#features/square/marks.ts';
import { useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import type { Sort } from '#screens/shared/SortSwitch/SortSwitch.tsx';
import { SquareScreen } from '#screens/square/Square/SquareScreen.tsx';
import { FOLLOWED, RECOMMENDED } from '#screens/square/Square/squareTabs.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useShare } from '#features/share/useShare.tsx';
import type { Feed } from '#features/square/feeds.ts';
import { postShare } from '#features/square/postShare.ts';
import { useFeed } from '#features/square/useFeed.ts';
import { useNewPosts } from '#features/square/useNewPosts.ts';
import { usePostMenu } from '#features/square/usePostMenu.tsx';
import { useSquarePlace } from '#features/square/useSquarePlace.ts';
import { useSuggestions } from '#features/square/useSuggestions.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { scrollToTop, useTabReselect } from '#platform/navigation/useTabReselect.ts';
import { squareQueries } from '#features/square/squareQueries.ts';

/** The server's numbers: 1 hottest, 2 newest (product D14). */
const SORT = { hot: 1, new: 2 } as const;

export function SquareRoute() {
  const { navigate } = useNavigation();
  const marks = useService(marksOf);
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const { tab, keyword, changeTab, search } = useSquarePlace();
  const [sorts, setSorts] = useState<Readonly<Record<string, Sort>>>({});
  const sort = sorts[tab] ?? 'hot';

  const tags = useQuery(useQueries(squareQueries).tags);
  const feed = feedOf(tab, tags.data?.some(({ id }) => id === tab) ?? !tags.isError);
  const { posts, reread, loadMore, retry } = useFeed({ feed, sort: SORT[sort], keyword });
  const fresh = useNewPosts(feed, keyword === '' && posts.state === 'ready' && (loggedIn || feed !== 'followed'));
  const { suggestions, suggest } = useSuggestions();
  const { share, dialog: shareDialog } = useShare();
  const { openPost, dialog: menuDialog } = usePostMenu();

  const refresh = useRefresh(async () => {
    await reread();
    fresh.setSeen();
  });
  // A failure has been told of by then.
  const refreshQuietly = () => refresh().catch(() => undefined);
  useTabReselect(() => void refreshQuietly());
  const showNew = async () => {
    await scrollToTop();
    if (fresh.isWhole) fresh.insert();
    else await refreshQuietly();
  };

  return (
    <>
      <SquareScreen
        tags={toLoadable(tags)}
        tab={tab}
        sort={sort}
        keyword={keyword}
        suggestions={suggestions}
        posts={posts}
        now={useNow()}
        loggedIn={loggedIn}
        newCount={fresh.count}
        onChangeTab={changeTab}
        onChangeSort={(next) => setSorts({ ...sorts, [tab]: next })}
        onSuggest={suggest}
        onSearch={(next) => {
          search(next);
          void scrollToTop();
        }}
        onShowNew={() => void showNew()}
        onRefresh={refresh}
        onRetry={retry}
        onLoadMore={loadMore}
        onOpen={navigate}
        onLike={marks.likePost}
        onToggleFollow={({ user }) => marks.follow(user)}
        onShare={(post) => share(postShare(post))}
        onMore={openPost}
      />
      {shareDialog}
      {menuDialog}
    </>
  );
}

/** A tag that is not, or no longer, known is 推荐; until the tags are read it is believed. */
function feedOf(tab: string, isTag: boolean): Feed {
  if (tab === FOLLOWED) return 'followed';
  return tab === RECOMMENDED || !isTag ? {} : { tagId: tab };
}
