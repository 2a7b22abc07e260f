import { useQuery } from '@tanstack/react-query';
import { useService, useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { reactionsOf } from '#features/square/reactions.ts';
import { namedId } from '#domain/mendPath.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { Post } from '#domain/square.ts';
import { PostScreen } from '#screens/square/Post/PostScreen.tsx';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { useFindable } from '#platform/query/useLoadable.ts';
import { useShare } from '#features/share/useShare.tsx';
import { cachedPost } from '#features/square/squareCache.ts';
import { postShare } from '#features/square/postShare.ts';
import { useComments } from '#features/square/comments/useComments.ts';
import { useDeleteComment } from '#features/square/useDeleteComment.tsx';
import { usePostMenu } from '#features/square/usePostMenu.tsx';
import { useKeyboardInset } from '#platform/device/useKeyboardInset.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { squareQueries } from '#features/square/squareQueries.ts';

export function PostRoute() {
  const location = useRouteLocation();
  const { back } = useNavigation();
  const reactions = useService(reactionsOf);
  const { share, dialog: shareDialog } = useShare();
  const deletion = useDeleteComment();
  const menu = usePostMenu({
    onDeleted: back,
    onBlocked: ({ type }) => type === 'post' && back(),
  });

  const id = location.params['id'] ?? '';
  const validId = isSafeId(id);
  const post = usePost(id, validId);
  const findable = useFindable(post, validId);
  const comments = useComments({
    postId: id,
    focusId: namedId(location.searchParams.get('comment')) ?? undefined,
    enabled: findable.state !== 'notFound',
  });
  const withPost = (act: (post: Post) => void) => () => post.data && act(post.data);

  return (
    <>
      <PostScreen
        {...comments}
        post={findable}
        now={useNow()}
        keyboardInset={useKeyboardInset()}
        onBack={back}
        onRetry={() => void post.refetch()}
        onOpenMenu={withPost(menu.openPost)}
        onToggleFollow={withPost(({ user }) => reactions.follow(user))}
        onLikePost={withPost(reactions.likePost)}
        onShare={withPost((shared) => share(postShare(shared)))}
        onDeleteComment={deletion.ask}
        onOpenCommentMenu={menu.openComment}
      />
      {shareDialog}
      {deletion.dialog}
      {menu.dialog}
    </>
  );
}

/** The post; what a list knows of it is shown at once. */
function usePost(id: string, enabled: boolean) {
  const { queryClient } = useCore();
  const uid = useSession((state) => state.account.uid);
  return useQuery({
    ...useQueryFactory(squareQueries).post(id),
    enabled,
    // A visitor who has just logged in goes on seeing what they saw.
    placeholderData: (former: Post | undefined) => former ?? cachedPost(queryClient, uid, id),
  });
}
