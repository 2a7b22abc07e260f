import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { ReportReason, ReportTarget, UserBrief } from '#domain/square.ts';
import { PostMenu } from '#screens/shared/PostMenu/PostMenu.tsx';
import { ReportSheet } from '#screens/shared/PostMenu/ReportSheet.tsx';
import { useSquareActions } from './useSquareActions.ts';

/** What a menu was opened for. */
export type MenuSubject = { type: ReportTarget; id: string; user: UserBrief; isMine: boolean };

/** Which of the menu's dialogs is open. */
export type MenuStep = 'closed' | 'menu' | 'delete' | 'report' | 'block';

export type PostMenuDialogsProps = {
  subject: MenuSubject;
  step: MenuStep;
  onGo: (step: MenuStep) => void;
  onDeleted?: (subject: MenuSubject) => void;
  onBlocked?: (subject: MenuSubject) => void;
};

const NOUN = { post: '帖子', comment: '评论' } satisfies Record<ReportTarget, string>;

/** The menu and what it leads to; one of them is open at a time. */
export function PostMenuDialogs({ subject, step, onGo, onDeleted, onBlocked }: PostMenuDialogsProps) {
  const { removePost, block } = useSquareActions();
  const noun = NOUN[subject.type];
  const close = () => onGo('closed');
  const closing = { onCancel: close, onOpenChange: close };
  return (
    <>
      <PostMenu
        open={step === 'menu'}
        noun={noun}
        isMine={subject.isMine}
        onClose={close}
        onDelete={() => onGo('delete')}
        onReport={() => onGo('report')}
        onBlock={() => onGo('block')}
      />
      <Report subject={subject} open={step === 'report'} onClose={close} />
      <ConfirmDialog
        {...closing}
        open={step === 'delete'}
        title="删除帖子"
        message="删除后无法恢复，确定删除吗？"
        confirmText="删除"
        tone="danger"
        onConfirm={() => removePost(subject.id).then(() => onDeleted?.(subject))}
      />
      <ConfirmDialog
        {...closing}
        open={step === 'block'}
        title="不看TA"
        message={`将不再看到“${subject.user.name}”的帖子和评论，并取消关注。`}
        onConfirm={() => block(subject.user.uid).then(() => onBlocked?.(subject))}
      />
    </>
  );
}

/** Stays open with what was written when the report could not be sent. */
function Report({ subject, open, onClose }: { subject: MenuSubject; open: boolean; onClose: () => void }) {
  const { report, isPending } = useSquareActions();
  const send = (reason: ReportReason, detail: string) => report(subject, reason, detail).then(onClose, () => undefined);
  return (
    <ReportSheet
      open={open}
      pending={isPending}
      onClose={onClose}
      onReport={(reason, detail) => void send(reason, detail)}
    />
  );
}
