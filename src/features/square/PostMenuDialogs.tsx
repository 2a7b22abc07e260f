import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { ReportReason, ReportTarget, UserBrief } from '#domain/square.ts';
import { useCore } from '#platform/core.ts';
import { PostMenu } from '#screens/shared/PostMenu/PostMenu.tsx';
import { ReportSheet } from '#screens/shared/PostMenu/ReportSheet.tsx';
import { squareChange, type SquareChange } from './squareCache.ts';

export type MenuSubject = { type: ReportTarget; id: string; user: UserBrief; isMine: boolean };

export type MenuStep = 'closed' | 'menu' | 'delete' | 'report' | 'block';

export type PostMenuDialogsProps = {
  subject: MenuSubject;
  step: MenuStep;
  onGo: (step: MenuStep) => void;
  /** One's own post was deleted. */
  onDeleted?: (subject: MenuSubject) => void;
  /** Its author was blocked. */
  onBlocked?: (subject: MenuSubject) => void;
};

const NOUN = { post: '帖子', comment: '评论' } satisfies Record<ReportTarget, string>;

/** The menu and what it leads to; one of them is open at a time. */
export function PostMenuDialogs({ subject, step, onGo, onDeleted, onBlocked }: PostMenuDialogsProps) {
  const { removePost, report, block, isPending } = useMenuActions(subject);
  const close = () => onGo('closed');
  const closing = { onCancel: close, onOpenChange: close };
  return (
    <>
      <PostMenu
        open={step === 'menu'}
        noun={NOUN[subject.type]}
        isMine={subject.isMine}
        onClose={close}
        onDelete={() => onGo('delete')}
        onReport={() => onGo('report')}
        onBlock={() => onGo('block')}
      />
      <ReportSheet
        open={step === 'report'}
        pending={isPending}
        onClose={close}
        // Stays open with what was written when the report could not be sent.
        onReport={(reason, detail) => void report(reason, detail).then(close, () => undefined)}
      />
      <ConfirmDialog
        {...closing}
        open={step === 'delete'}
        title="删除帖子"
        message="删除后无法恢复，确定删除吗？"
        confirmText="删除"
        tone="danger"
        onConfirm={() => removePost().then(() => onDeleted?.(subject))}
      />
      <ConfirmDialog
        {...closing}
        open={step === 'block'}
        title="不看TA"
        message={`将不再看到“${subject.user.name}”的帖子和评论，并取消关注。`}
        onConfirm={() => block().then(() => onBlocked?.(subject))}
      />
    </>
  );
}

type Write = { send: () => Promise<void>; success: string; change?: SquareChange };

/** The writes of the menu. Each shows its success and rejects when it failed. */
function useMenuActions({ type, id, user }: MenuSubject) {
  const { api, session, patches, toasts } = useCore();
  const { isPending, mutateAsync: write } = useMutation({
    mutationFn: ({ send }: Write) => send(),
    onSuccess(_, { success, change }) {
      toasts.show({ type: 'success', text: success });
      if (change) patches.make(squareChange(session.getState().account.uid, change));
    },
  });
  const dropAuthor = <T extends { user: UserBrief }>(item: T) => (item.user.uid === user.uid ? undefined : item);

  return {
    isPending,
    removePost: () =>
      write({
        send: () => api.square.deletePost(id),
        success: '已删除',
        change: { post: (post) => (post.id === id ? undefined : post) },
      }),
    report: (reason: ReportReason, detail: string) =>
      write({
        send: () => api.square.report({ targetType: type, targetId: id, reason, ...(detail && { detail }) }),
        success: '举报已提交',
      }),
    block: () =>
      write({
        send: () => api.square.block(user.uid, true),
        success: '已不再显示TA的内容',
        change: { post: dropAuthor, comment: dropAuthor },
      }),
  };
}
