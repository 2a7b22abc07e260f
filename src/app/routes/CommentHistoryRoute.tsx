import { paths } from '#domain/paths.ts';
import { CommentHistoryScreen, type HistoryTab } from '#screens/square/CommentHistory/CommentHistoryScreen.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useDeleteComment } from '#features/square/useDeleteComment.tsx';
import { usePostMenu } from '#features/square/usePostMenu.tsx';
import { useBack, useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { squareQueries } from '#features/square/squareQueries.ts';

/** Never shown from the cache: each visit fetches from page 1 (spec §2, not kept). */
const UNCACHED = { gcTime: 0, staleTime: 0 } as const;

export function CommentHistoryRoute() {
  const [searchParams] = useSearchParams();
  const { replace } = useNavigation();
  const loggedIn = useLoggedIn();
  const tab: HistoryTab = searchParams.get('tab') === 'comment' ? 'comment' : 'post';
  const square = useQueryFactory(squareQueries);
  const posts = usePagedQuery({ ...square.ownPosts, ...UNCACHED, enabled: loggedIn && tab === 'post' });
  const comments = usePagedQuery({ ...square.ownComments, ...UNCACHED, enabled: loggedIn && tab === 'comment' });
  const menu = usePostMenu();
  const deletion = useDeleteComment();

  return (
    <>
      <CommentHistoryScreen
        onBack={useBack()}
        loggedIn={loggedIn}
        // The page is not kept: its tab is in the address, for Back.
        tab={tab}
        onChangeTab={(next) => replace(next === 'comment' ? paths.ownComments : paths.commentHistory)}
        now={useNow()}
        posts={posts.paged}
        comments={comments.paged}
        onLoadMorePosts={posts.loadMore}
        onRetryPosts={posts.retry}
        onDeletePost={menu.askToDelete}
        onLoadMoreComments={comments.loadMore}
        onRetryComments={comments.retry}
        onDeleteComment={deletion.ask}
      />
      {menu.dialog}
      {deletion.dialog}
    </>
  );
}
