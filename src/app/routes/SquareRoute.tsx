import { useState } from 'react';
import { isLoggedIn } from '#domain/account.ts';
import type { Sort } from '#screens/shared/SortSwitch/SortSwitch.tsx';
import { SquareScreen } from '#screens/square/Square/SquareScreen.tsx';
import { FOLLOWED, RECOMMENDED } from '#screens/square/Square/squareTabs.ts';
import { usePortal, useSession } from '../portal.ts';
import { toLoadable } from '../queryState.ts';
import { useShare } from '../share/useShare.tsx';
import type { Feed } from '../square/feeds.ts';
import { postShare } from '../square/postShare.ts';
import { useFeed } from '../square/useFeed.ts';
import { useNewPosts } from '../square/useNewPosts.ts';
import { usePostMenu } from '../square/usePostMenu.tsx';
import { useSquarePlace } from '../square/useSquarePlace.ts';
import { useSuggestions } from '../square/useSuggestions.ts';
import { useNavigation } from '../useNavigation.ts';
import { useNow } from '../useNow.ts';
import { useQueries } from '../useQueries.ts';
import { useQuery } from '../useQuery.ts';
import { useRefresh } from '../useRefresh.ts';
import { scrollToTop, useTopRequest } from '../useTopRequest.ts';

/** The server's numbers: 1 hottest, 2 newest (product D14). */
const SORT = { hot: 1, new: 2 } as const;

export function SquareRoute() {
  const { open } = useNavigation();
  const { marks } = usePortal();
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const { tab, keyword, changeTab, search } = useSquarePlace();
  const [sorts, setSorts] = useState<Readonly<Record<string, Sort>>>({});
  const sort = sorts[tab] ?? 'hot';

  const tags = useQuery(useQueries().square.tags);
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
  useTopRequest(() => void refreshQuietly());
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
        onOpen={open}
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
