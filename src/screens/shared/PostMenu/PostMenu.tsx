import type { ReactNode } from 'react';
import { DeleteLine } from '#components/icons/DeleteLine.tsx';
import { FlagLine } from '#components/icons/FlagLine.tsx';
import { UserHideLine } from '#components/icons/UserHideLine.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import * as styles from './PostMenu.css.ts';

export type PostMenuProps = {
  open: boolean;
  /** What it is for: 帖子 or 评论. */
  noun: string;
  /** One's own can be deleted; of others one can complain, or see no more. */
  isMine: boolean;
  onClose: () => void;
  onDelete: () => void;
  onReport: () => void;
  onBlock: () => void;
};

/** What else can be done with a post or a comment (product §2.4). */
export function PostMenu({ open, noun, isMine, onClose, onDelete, onReport, onBlock }: PostMenuProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="更多操作">
      <ul className={styles.list}>
        {isMine ? (
          <Choice icon={<DeleteLine size={20} />} name={`删除${noun}`} danger onChoose={onDelete} />
        ) : (
          <>
            <Choice icon={<FlagLine size={20} />} name="举报" onChoose={onReport} />
            <Choice icon={<UserHideLine size={20} />} name="不看TA" hint="不再看到TA的帖子和评论" onChoose={onBlock} />
          </>
        )}
      </ul>
    </Sheet>
  );
}

type ChoiceProps = { icon: ReactNode; name: string; hint?: string; danger?: boolean; onChoose: () => void };

function Choice({ icon, name, hint, danger = false, onChoose }: ChoiceProps) {
  return (
    <li>
      <button type="button" className={styles.choice} data-danger={danger || undefined} onClick={onChoose}>
        {icon}
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
      </button>
    </li>
  );
}
