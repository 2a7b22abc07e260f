import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { HistoryLine } from '#components/icons/HistoryLine.tsx';
import * as styles from './RestoredNote.css.ts';

export type RestoredNoteProps = {
  /** Drops all that was restored; asked for twice. */
  onClear: () => void;
};

/** Says that what stands here was written on an earlier visit (product §1.8). */
export function RestoredNote({ onClear }: RestoredNoteProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.note}>
      <HistoryLine size={18} />
      <p role="status" className={styles.words}>
        已恢复上次未发布的内容
      </p>
      <button type="button" className={styles.clear} onClick={() => setAsking(true)}>
        清空
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="清空草稿"
        message="文字和图片都会清空，且无法恢复。"
        confirmText="清空"
        tone="danger"
        onConfirm={onClear}
        onCancel={() => undefined}
      />
    </div>
  );
}
