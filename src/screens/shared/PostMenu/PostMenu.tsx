import { ActionSheet, type SheetAction } from '#components/ActionSheet/ActionSheet.tsx';
import { DeleteLine } from '#components/icons/DeleteLine.tsx';
import { FlagLine } from '#components/icons/FlagLine.tsx';
import { UserHideLine } from '#components/icons/UserHideLine.tsx';

export type PostMenuProps = {
  open: boolean;
  /** What it is for: 帖子 or 评论. */
  noun: string;
  /** One's own can be deleted; of others one can complain, or see no more. */
  isMine: boolean;
  onClose: () => void;
  /** Called, as the others, after `onClose`. */
  onDelete: () => void;
  onReport: () => void;
  onBlock: () => void;
};

/** What else can be done with a post or a comment. */
export function PostMenu({ open, noun, isMine, onClose, onDelete, onReport, onBlock }: PostMenuProps) {
  const ofMine: readonly SheetAction[] = [
    { label: `删除${noun}`, icon: <DeleteLine size={20} />, tone: 'danger', onClick: onDelete },
  ];
  const ofOthers: readonly SheetAction[] = [
    { label: '举报', icon: <FlagLine size={20} />, onClick: onReport },
    {
      label: '不看TA',
      description: '不再看到TA的帖子和评论',
      icon: <UserHideLine size={20} />,
      onClick: onBlock,
    },
  ];
  return (
    <ActionSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="更多操作"
      actions={isMine ? ofMine : ofOthers}
    />
  );
}
