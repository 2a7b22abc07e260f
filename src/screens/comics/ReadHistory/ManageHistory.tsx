import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { SelectionBar } from '../SelectionBar.tsx';

export type ManageHistoryProps = {
  chosen: readonly string[];
  /** Everything that could be chosen. */
  all: readonly string[];
  pending: boolean;
  onChoose: (ids: readonly string[]) => void;
  onDelete: (ids: readonly string[]) => void;
  onClear: () => void;
};

/** Deletes what is chosen, or everything once that is confirmed. */
export function ManageHistory({ chosen, all, pending, onChoose, onDelete, onClear }: ManageHistoryProps) {
  const [asking, setAsking] = useState(false);
  return (
    <SelectionBar chosen={chosen} all={all} onChoose={onChoose}>
      <Button tone="quiet" disabled={pending} onClick={() => setAsking(true)}>
        清空
      </Button>
      <Button
        tone="danger"
        disabled={chosen.length === 0}
        pending={pending}
        pendingText="删除中…"
        onClick={() => onDelete(chosen)}
      >
        {chosen.length > 0 ? `删除 (${chosen.length})` : '删除'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="确定清空全部阅读历史吗？"
        message="清空后无法恢复"
        tone="danger"
        onConfirm={onClear}
        onCancel={() => undefined}
        onOpenChange={setAsking}
      />
    </SelectionBar>
  );
}
