import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Reply } from '#domain/square.ts';
import { useSquareActions } from './useSquareActions.ts';

type Doomed = Pick<Reply, 'id' | 'postId' | 'parentId'>;

/** The way to delete one's own comment: asked first. */
export function useDeleteComment(): { ask(comment: Doomed): void; dialog: ReactNode } {
  const { removeComment } = useSquareActions();
  const [doomed, setDoomed] = useState<Doomed>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

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
        onConfirm={() => removeComment(doomed)}
      />
    ),
  };
}
