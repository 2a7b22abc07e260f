import { Empty } from '#components/Empty/Empty.tsx';
import type { Paged } from '#domain/loadable.ts';
import type { LedgerRow } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { WalletRowSkeleton } from '../OrderList.tsx';
import { LedgerFilterBar, type LedgerFilterBarProps } from './LedgerFilterBar.tsx';
import { LedgerRowView } from './LedgerRowView.tsx';

export type LedgerListProps = LedgerFilterBarProps & {
  /** Newest first. */
  rows: Paged<LedgerRow>;
  onLoadMoreRows: () => void;
  onRetryRows: () => void;
};

/** 明细: the movements of diamonds, newest first, in all their states. */
export function LedgerList({ rows, onLoadMoreRows, onRetryRows, ...filter }: LedgerListProps) {
  const { direction, month, onChangeDirection, onChangeMonth } = filter;
  // An empty ledger offers no filter, as the empty orders do not.
  const isEmpty = rows.state === 'ready' && rows.items.length === 0 && rows.tail === 'end';
  const isNarrowed = direction !== 0 || month !== undefined;
  const showAll = () => {
    if (direction !== 0) onChangeDirection(0);
    if (month !== undefined) onChangeMonth(undefined);
  };
  return (
    <>
      {(!isEmpty || isNarrowed) && <LedgerFilterBar {...filter} />}
      <PagedList
        label="钻石明细"
        items={rows}
        itemKey={(row) => row.id}
        estimateHeight={72}
        renderItem={(row, index) => <LedgerRowView row={row} divider={index > 0} />}
        skeleton={<WalletRowSkeleton />}
        skeletonCount={7}
        empty={
          isNarrowed ? (
            <Empty title="暂无记录" actionText="查看全部" onAction={showAll} />
          ) : (
            <Empty title="暂无记录" actionText="做任务 领钻石" href={paths.task} />
          )
        }
        onLoadMore={onLoadMoreRows}
        onRetry={onRetryRows}
      />
    </>
  );
}
