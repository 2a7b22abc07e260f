import { useMutation } from '@tanstack/react-query';
import type { Reply, ReportReason, ReportTarget } from '#domain/square.ts';
import { useCore } from '#platform/core.ts';
import { countedComments, removedComment } from './comments/commentChanges.ts';
import { squareChange, type SquareChange } from './squareCache.ts';

type Target = { type: ReportTarget; id: string };

type SquareWrite = { send: () => Promise<void>; success: string; onSuccess?: () => void };

/** Writes to posts and comments other than likes and follows. Each shows its success and rejects when it failed. */
export function useSquareActions() {
  const { api, session, patches, queryClient, toasts } = useCore();

  const change = (what: SquareChange) => patches.make(squareChange(session.getState().account.uid, what));

  const { isPending, mutateAsync: write } = useMutation({
    mutationFn: ({ send }: SquareWrite) => send(),
    onSuccess(_, { success, onSuccess }) {
      toasts.show({ type: 'success', text: success });
      onSuccess?.();
    },
  });

  return {
    isPending,

    /** Deletes a post of one's own from the server and every cached list. */
    removePost: (id: string): Promise<void> =>
      write({
        send: () => api.square.deletePost(id),
        success: '已删除',
        onSuccess: () => change({ post: (post) => (post.id === id ? undefined : post) }),
      }),

    /** Deletes a comment of one's own, not optimistically. */
    removeComment: ({ id, postId, parentId }: Pick<Reply, 'id' | 'postId' | 'parentId'>): Promise<void> =>
      write({
        send: () => api.square.deleteComment(id),
        success: '已删除',
        onSuccess() {
          const { uid } = session.getState().account;
          patches.make(removedComment(uid, { id, parentId }));
          countedComments(uid, postId, -1)(queryClient, () => true);
        },
      }),

    report: ({ type, id }: Target, reason: ReportReason, detail: string): Promise<void> =>
      write({
        send: () => api.square.report({ targetType: type, targetId: id, reason, ...(detail && { detail }) }),
        success: '举报已提交',
      }),

    /** 不看TA: their posts and comments leave every list. */
    block: (uid: string): Promise<void> =>
      write({
        send: () => api.square.block(uid, true),
        success: '已不再显示TA的内容',
        onSuccess() {
          const drop = <T extends { user: { uid: string } }>(item: T) => (item.user.uid === uid ? undefined : item);
          change({ post: drop, comment: drop });
        },
      }),
  };
}
