import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { SelectionBar } from '../SelectionBar.tsx';

export type ManageSubscriptionsProps = {
  chosen: readonly string[];
  /** Everything that could be chosen. */
  all: readonly string[];
  pending: boolean;
  onChoose: (ids: readonly string[]) => void;
  onUnsubscribe: (ids: readonly string[]) => void;
};

/** Gives up what is chosen, once that is confirmed. */
export function ManageSubscriptions({ chosen, all, pending, onChoose, onUnsubscribe }: ManageSubscriptionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <SelectionBar chosen={chosen} all={all} onChoose={onChoose}>
      <Button
        tone="danger"
        disabled={chosen.length === 0}
        pending={pending}
        pendingText="取消中…"
        onClick={() => setAsking(true)}
      >
        {chosen.length > 0 ? `取消订阅 (${chosen.length})` : '取消订阅'}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`确定取消订阅所选 ${chosen.length} 部漫画吗？`}
        tone="danger"
        onConfirm={() => onUnsubscribe(chosen)}
        onCancel={() => undefined}
        onOpenChange={setAsking}
      />
    </SelectionBar>
  );
}
