import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Page } from '#components/Page/Page.tsx';
import { SelectionBar } from '#components/SelectionBar/SelectionBar.tsx';
import { useSelection } from '#components/SelectionBar/useSelection.ts';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { paths } from '#domain/paths.ts';
import { HistoryList, type HistoryListProps } from './HistoryList.tsx';

export type ReadHistoryScreenProps = Omit<HistoryListProps, 'chosen' | 'onToggle'> & {
  /** The history is this device's alone: nobody is logged in. */
  isLocal: boolean;
  /** 无痕阅读: nothing is remembered. */
  noTrace: boolean;
  onChangeNoTrace: (noTrace: boolean) => void;
  onClear: () => void;
  onBack: () => void;
};

/** 阅读历史: what one read, by day; read on from there, or delete it. */
export function ReadHistoryScreen({
  entries,
  isLocal,
  noTrace,
  pending,
  now,
  onChangeNoTrace,
  onDelete,
  onClear,
  onLoadMore,
  onRetry,
  onBack,
}: ReadHistoryScreenProps) {
  const items = entries.state === 'ready' ? entries.items : [];
  const { chosen, toggleManaging, toggle, choose } = useSelection(items);
  const manage = items.length > 0 && (
    <NavBarAction tone="action" onClick={toggleManaging}>
      {chosen ? '完成' : '管理'}
    </NavBarAction>
  );
  return (
    <Page
      label="阅读历史"
      wash="sky"
      bar={<NavBar title="阅读历史" onBack={onBack} trailing={manage} />}
      footer={
        chosen && (
          <SelectionBar chosen={chosen} all={items.map(({ id }) => id)} onChoose={choose}>
            <DeleteActions {...{ chosen, pending, onDelete, onClear }} />
          </SelectionBar>
        )
      }
    >
      <Stack gap="x12" paddingX="x16" paddingTop="x4" paddingBottom="x8">
        <Surface paddingY="none">
          <Switch
            label="无痕阅读"
            description="开启后不记录阅读历史"
            checked={noTrace}
            onCheckedChange={onChangeNoTrace}
          />
        </Surface>
        {isLocal && (
          <Notice tone="plain" href={paths.login} more="去登录">
            登录后可同步阅读记录
          </Notice>
        )}
      </Stack>
      <HistoryList {...{ entries, chosen, pending, now, onDelete, onLoadMore, onRetry }} onToggle={toggle} />
    </Page>
  );
}

type DeleteActionsProps = Pick<ReadHistoryScreenProps, 'pending' | 'onDelete' | 'onClear'> & {
  chosen: readonly string[];
};

/** Deletes what is chosen, or everything once that is confirmed. */
function DeleteActions({ chosen, pending, onDelete, onClear }: DeleteActionsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
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
        onOpenChange={setAsking}
      />
    </>
  );
}
