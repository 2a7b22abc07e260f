import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Paged } from '#domain/loadable.ts';
import type { LedgerRow } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { LedgerFilterBar, type LedgerFilterBarProps } from './LedgerFilterBar.tsx';
import { LedgerRowView } from './LedgerRowView.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';

export type LedgerListProps = LedgerFilterBarProps & {
  rows: Paged<LedgerRow>;
  onLoadMoreRows: () => void;
  onRetryRows: () => void;
  onOpen: (path: string) => void;
};

const ROW_HEIGHT = 72;

/** 明细: the movements of diamonds, newest first, in all their states. */
export function LedgerList(props: LedgerListProps) {
  const { rows, direction, month } = props;
  // Where there is nothing there is nothing to choose from either: the empty part stands as that of the orders does.
  const isEmpty = rows.state === 'ready' && rows.items.length === 0 && rows.tail === 'end';
  const isNarrowed = direction !== 0 || month !== undefined;
  return (
    <>
      {(!isEmpty || isNarrowed) && <LedgerFilterBar {...props} />}
      <Rows {...props} />
    </>
  );
}

function Rows(props: LedgerListProps) {
  const { rows, onLoadMoreRows, onRetryRows, onOpen } = props;
  if (rows.state === 'loading') return <RowsSkeleton />;
  if (rows.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={rows.message} onRetry={onRetryRows} />;
  if (rows.items.length === 0 && rows.tail === 'end') return <NoRows {...props} />;
  return (
    <VirtualList
      label="钻石明细"
      items={rows.items}
      itemKey={(row) => row.id}
      estimateHeight={ROW_HEIGHT}
      renderItem={(row) => <LedgerRowView row={row} onOpen={onOpen} />}
      tail={rows.tail}
      onLoadMore={onLoadMoreRows}
      onRetry={onRetryRows}
    />
  );
}

function NoRows({ direction, month, onChangeDirection, onChangeMonth, onOpen }: LedgerListProps) {
  const showAll = () => {
    if (direction !== 0) onChangeDirection(0);
    if (month !== undefined) onChangeMonth(undefined);
  };
  const narrowed = direction !== 0 || month !== undefined;
  return (
    <Empty
      picture="/demo/empty/no-content.svg"
      title="暂无记录"
      action={
        narrowed ? (
          <Button tone="soft" onClick={showAll}>
            查看全部
          </Button>
        ) : (
          <LinkButton tone="soft" href={paths.task} onFollow={onOpen}>
            做任务 领钻石
          </LinkButton>
        )
      }
    />
  );
}
