import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Reply } from '#domain/square.ts';
import { useCore } from '#platform/core.ts';
import { countedComments, removedComment } from './comments/commentChanges.ts';

type Target = Pick<Reply, 'id' | 'postId' | 'parentId'>;

/** Deletes one's own comment once its dialog is confirmed, not optimistically. */
export function useDeleteComment() {
  const { api, session, patches, queryClient, toasts } = useCore();
  const [target, setTarget] = useState<Target>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: Target) => api.square.deleteComment(id),
    onSuccess(_, comment) {
      toasts.show({ type: 'success', text: '已删除' });
      const { uid } = session.getState().account;
      patches.make(removedComment(uid, comment));
      countedComments(uid, comment.postId, -1)(queryClient, () => true);
    },
  });

  return {
    ask(comment: Target) {
      setTarget(comment);
      setOpen(true);
    },
    dialog: target && (
      <ConfirmDialog
        open={open}
        title="删除评论"
        message="删除后无法恢复，确定删除吗？"
        confirmText="删除"
        tone="danger"
        onCancel={close}
        onOpenChange={close}
        onConfirm={() => mutateAsync(target)}
      />
    ),
  };
}
