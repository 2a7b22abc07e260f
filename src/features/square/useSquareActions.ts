import { isHandled, messageOf } from '#api/ApiError.ts';
import type { Reply, ReportReason, ReportTarget } from '#domain/square.ts';
import { useCore } from '#platform/core.ts';
import { countedComments, removedComment } from './comments/commentChanges.ts';
import { squareChange, type SquareChange } from './squareCache.ts';

type Target = { type: ReportTarget; id: string };

/** What can be done with posts and comments beside marking them. Each tells of its success or failure once and rejects when it failed. */
export function useSquareActions() {
  const { api, session, patches, queryClient, toasts } = useCore();

  const change = (what: SquareChange) => patches.make(squareChange(session.getState().account.uid, what));

  const told = async (act: Promise<void>, success: string) => {
    try {
      await act;
    } catch (error) {
      if (!isHandled(error)) toasts.show({ type: 'error', text: messageOf(error) });
      throw error;
    }
    toasts.show({ type: 'success', text: success });
  };

  return {
    /** Deletes a post of one's own; every cached copy goes. */
    async removePost(id: string): Promise<void> {
      await told(api.square.deletePost(id), '已删除');
      change({ post: (post) => (post.id === id ? undefined : post) });
    },

    /** Deletes a comment of one's own: out of sight only when the server has done it. */
    async removeComment({ id, postId, parentId }: Pick<Reply, 'id' | 'postId' | 'parentId'>): Promise<void> {
      const { uid } = session.getState().account;
      await told(api.square.deleteComment(id), '已删除');
      patches.make(removedComment(uid, { id, parentId }));
      countedComments(uid, postId, -1)(queryClient, () => true);
    },

    report: ({ type, id }: Target, reason: ReportReason, detail: string): Promise<void> =>
      told(api.square.report({ targetType: type, targetId: id, reason, ...(detail && { detail }) }), '举报已提交'),

    /** 不看TA: their posts and comments leave every list. */
    async block(uid: string): Promise<void> {
      await told(api.square.block(uid, true), '已不再显示TA的内容');
      const drop = <T extends { user: { uid: string } }>(item: T) => (item.user.uid === uid ? undefined : item);
      change({ post: drop, comment: drop });
    },
  };
}
