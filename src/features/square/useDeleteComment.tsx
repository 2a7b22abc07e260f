import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Reply } from '#domain/square.ts';
import { useSquareActions } from './useSquareActions.ts';

type Target = Pick<Reply, 'id' | 'postId' | 'parentId'>;

/** Deletes one's own comment once its dialog is confirmed. */
export function useDeleteComment(): { ask(comment: Target): void; dialog: ReactNode } {
  const { removeComment } = useSquareActions();
  const [target, setTarget] = useState<Target>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return {
    ask(comment) {
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
        onConfirm={() => removeComment(target)}
      />
    ),
  };
}
