import { useState } from 'react';
import { Chips } from '#components/Chips/Chips.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { DownLine } from '#components/icons/DownLine.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { MonthSheet, monthName } from './MonthSheet.tsx';

/** 1 income, -1 spending, 0 both, as the call numbers them. */
export type LedgerDirection = 0 | 1 | -1;

export type LedgerFilterBarProps = {
  /** Which movements are listed. */
  direction: LedgerDirection;
  onChangeDirection: (direction: LedgerDirection) => void;
  /** YYYY-MM; absent for all time. */
  month?: string;
  onChangeMonth: (month: string | undefined) => void;
  /** Epoch ms: no month after it can be chosen. */
  now: number;
};

const DIRECTIONS = [
  { value: 0, label: '全部' },
  { value: 1, label: '收入' },
  { value: -1, label: '支出' },
] as const;

/** Which movements are listed: in, out or both, of one month or all time. */
export function LedgerFilterBar({ direction, onChangeDirection, month, onChangeMonth, now }: LedgerFilterBarProps) {
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
        month={month}
        now={now}
        onClose={() => setChoosing(false)}
        onChoose={(chosen) => {
          setChoosing(false);
          onChangeMonth(chosen);
        }}
      />
    </Inline>
  );
}
