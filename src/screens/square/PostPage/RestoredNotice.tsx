import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { HistoryLine } from '#components/icons/HistoryLine.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';

export type RestoredNoticeProps = {
  /** Drops all that was restored; asked for twice. */
  onClear: () => void;
};

/** Says that what stands here was written on an earlier visit. */
export function RestoredNotice({ onClear }: RestoredNoticeProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Notice
        icon={<HistoryLine size={18} />}
        live="status"
        action={
          <TextButton size="small" height="touch" onClick={() => setAsking(true)}>
            清空
          </TextButton>
        }
      >
        已恢复上次未发布的内容
      </Notice>
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
    </>
  );
}
