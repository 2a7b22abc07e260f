import { useState, type ReactNode } from 'react';
import { isSilent } from '#api/ApiError.ts';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Reply } from '#domain/square.ts';
import { usePortal } from '../portal.ts';
import { useClosedByBack } from '../shell/closedByBack.ts';
import { countedComments, removedComment } from './commentChanges.ts';

type Doomed = Pick<Reply, 'id' | 'postId' | 'parentId'>;

/** The way to delete one's own comment: asked first, and out of sight only when the server has done it. */
export function useDeleteComment(): { ask(comment: Doomed): void; dialog: ReactNode } {
  const { api, patches, queryClient, session, toasts } = usePortal();
  const [doomed, setDoomed] = useState<Doomed>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useClosedByBack(open, close);

  const remove = async ({ id, postId, parentId }: Doomed) => {
    const { uid } = session.getState().account;
    try {
      await api.square.deleteComment(id);
    } catch (error) {
      if (error instanceof Error && !isSilent(error)) toasts.show({ type: 'error', text: error.message });
      throw error;
    }
    patches.make(removedComment(uid, { id, parentId }));
    countedComments(uid, postId, -1)(queryClient, () => true);
    toasts.show({ type: 'success', text: '已删除' });
  };

  return {
    ask(comment) {
      setDoomed(comment);
      setOpen(true);
    },
    dialog: doomed && (
      <ConfirmDialog
        open={open}
        title="删除评论"
        message="删除后无法恢复，确定删除吗？"
        confirmText="删除"
        tone="danger"
        onCancel={close}
        onOpenChange={close}
        onConfirm={() => remove(doomed)}
      />
    ),
  };
}
