import { useState } from 'react';
import { monthName } from '#components/Calendar/civilDate.ts';
import { Chips } from '#components/Chips/Chips.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { DownLine } from '#components/icons/DownLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { MonthSheet } from '#components/MonthSheet/MonthSheet.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { monthOf } from '#domain/day.ts';
import { formatDate } from '#domain/format.ts';
import type { Paged } from '#domain/loadable.ts';
import type { LedgerDirection, LedgerRow } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { WalletRowSkeleton } from '../OrderList.tsx';
import { LedgerRowView } from './LedgerRowView.tsx';

type FilterProps = {
  /** Which movements are listed. */
  direction: LedgerDirection;
  onChangeDirection: (direction: LedgerDirection) => void;
  /** YYYY-MM; absent for all time. */
  month?: string;
  onChangeMonth: (month: string | undefined) => void;
  /** Epoch ms: no month after it can be chosen. */
  now: number;
};

export type LedgerListProps = FilterProps & {
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
      {(!isEmpty || isNarrowed) && <FilterBar {...filter} />}
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

const DIRECTIONS = [
  { value: 0, label: '全部' },
  { value: 1, label: '收入' },
  { value: -1, label: '支出' },
] as const;

/** Which movements are listed: in, out or both, of one month or all time. */
function FilterBar({ direction, onChangeDirection, month, onChangeMonth, now }: FilterProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <Inline paddingX="x16" rowGap="none" wrap justify="between">
      <Chips<LedgerDirection>
        label="收支"
        variant="text"
        options={DIRECTIONS}
        value={direction}
        onValueChange={onChangeDirection}
      />
      <TextButton
        tone="quiet"
        size="small"
        height="touch"
        trailing={<DownLine size={16} />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {month === undefined ? '全部时间' : monthName(month)}
      </TextButton>
      <MonthSheet
        open={choosing}
        onOpenChange={setChoosing}
        value={month}
        onValueChange={onChangeMonth}
        max={monthOf(formatDate(now))}
      />
    </Inline>
  );
}
