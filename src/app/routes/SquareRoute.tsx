import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useService, useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { reactionsOf } from '#features/square/reactions.ts';
import type { Sort } from '#domain/sort.ts';
import { SquareScreen } from '#screens/square/Square/SquareScreen.tsx';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useShare } from '#features/share/useShare.tsx';
import { squareQueries } from '#features/square/squareQueries.ts';

import { postShare } from '#features/square/postShare.ts';
import { feedOf, useFeed, useNewPosts } from '#features/square/useFeed.ts';
import { usePostMenu } from '#features/square/usePostMenu.tsx';
import { useSquareParams, useSuggestions } from '#features/square/useSquareParams.ts';
import { useNow } from '#platform/device/useNow.ts';
import { scrollToTop, useTabReselect } from '#platform/navigation/tabReselect.ts';

export function SquareRoute() {
  const reactions = useService(reactionsOf);
  const loggedIn = useLoggedIn();
  const { tab, keyword, changeTab, search } = useSquareParams();
  const [sorts, setSorts] = useState<Readonly<Record<string, Sort>>>({});
  const sort = sorts[tab] ?? 'hot';

  const tags = useQuery(useQueryFactory(squareQueries).tags);
  const feed = feedOf(tab, tags.data?.some(({ id }) => id === tab) ?? !tags.isError);
  const { paged: posts, loadMore, retry, refresh: refreshFeed } = useFeed(feed, sort, keyword);
  const fresh = useNewPosts(feed, keyword === '' && posts.state === 'ready' && (loggedIn || feed !== 'followed'));
  const { suggestions, suggest } = useSuggestions();
  const { share, dialog: shareDialog } = useShare();
  const { openPost, dialog: menuDialog } = usePostMenu();

  const refresh = async () => {
    await refreshFeed();
    fresh.setSeen();
  };
  // The failure has been reported by then.
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
        tags={useLoadable(tags)}
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
        onLike={reactions.likePost}
        onToggleFollow={({ user }) => reactions.follow(user)}
        onShare={(post) => share(postShare(post))}
        onMore={openPost}
      />
      {shareDialog}
      {menuDialog}
    </>
  );
}
