import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { CommentHistoryScreen, type HistoryTab } from '#screens/square/CommentHistory/CommentHistoryScreen.tsx';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { useDeleteComment } from '#features/square/useDeleteComment.tsx';
import { usePostMenu } from '#features/square/usePostMenu.tsx';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useInfiniteQuery } from '#platform/query/useQuery.ts';
import { useSession, useQueries } from '#platform/core.ts';
import { squareQueries } from '#features/square/squareQueries.ts';

/** Never shown from memory: each visit reads anew, from page 1 (spec §2, not kept). */
const ANEW = { gcTime: 0, staleTime: 0 } as const;

export function CommentHistoryRoute() {
  const place = useRouteLocation();
  const { navigate, replace, back } = useNavigation();
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const tab: HistoryTab = place.searchParams.get('tab') === 'comment' ? 'comment' : 'post';
  const square = useQueries(squareQueries);
  const posts = useInfiniteQuery({ ...square.ownPosts, ...ANEW, enabled: loggedIn && tab === 'post' });
  const comments = useInfiniteQuery({ ...square.ownComments, ...ANEW, enabled: loggedIn && tab === 'comment' });
  const menu = usePostMenu();
  const deletion = useDeleteComment();

  return (
    <>
      <CommentHistoryScreen
        loggedIn={loggedIn}
        // The page is not kept: the address remembers its tab for who comes back.
        tab={tab}
        onChangeTab={(next) => replace(next === 'comment' ? paths.ownComments : paths.commentHistory)}
        now={useNow()}
        posts={toPaged(posts)}
        comments={toPaged(comments)}
        onLoadMorePosts={() => void posts.fetchNextPage()}
        onRetryPosts={() => void (posts.isFetchNextPageError ? posts.fetchNextPage() : posts.refetch())}
        onDeletePost={menu.askToDelete}
        onLoadMoreComments={() => void comments.fetchNextPage()}
        onRetryComments={() => void (comments.isFetchNextPageError ? comments.fetchNextPage() : comments.refetch())}
        onDeleteComment={deletion.ask}
        onOpen={navigate}
        onBack={back}
      />
      {menu.dialog}
      {deletion.dialog}
    </>
  );
}
