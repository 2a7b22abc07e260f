import { useState } from 'react';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import type { Makeup } from '#domain/checkIn.ts';

export type MakeUpDialogProps = {
  /** The day to make up, YYYY-MM-DD; absent while nobody asks. */
  date: string | undefined;
  makeup: Makeup | undefined;
  pending: boolean;
  onConfirm: (date: string) => void;
  onCancel: () => void;
};

/** Nothing is spent without a yes to its price (product §2.4). */
export function MakeUpDialog({ date, makeup, pending, onConfirm, onCancel }: MakeUpDialogProps) {
  // Its words stay while it closes.
  const [last, setLast] = useState({ date: '', makeup: { cost: 0, left: 0 } });
  if (date !== undefined && makeup && (date !== last.date || makeup !== last.makeup)) setLast({ date, makeup });
  return (
    <ConfirmDialog
      open={date !== undefined}
      title="补签"
      message={`补签 ${last.date} 需要 ${last.makeup.cost} 钻石，本月还可补签 ${last.makeup.left} 次`}
      confirmText="确认补签"
      pending={pending}
      pendingText="补签中…"
      onConfirm={() => onConfirm(last.date)}
      onCancel={onCancel}
    />
  );
}
