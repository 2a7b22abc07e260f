import { useState } from 'react';
import { DownLine } from '#components/icons/DownLine.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { monthName } from './months.ts';
import * as styles from './LedgerFilterBar.css.ts';

/** 1 income, -1 spending, 0 both, as the call numbers them (product §3.3). */
export type LedgerDirection = 0 | 1 | -1;

export type LedgerFilterBarProps = {
  direction: LedgerDirection;
  onChangeDirection: (direction: LedgerDirection) => void;
  /** YYYY-MM; absent for all time. */
  month?: string;
  onChangeMonth: (month: string | undefined) => void;
  /** Epoch ms: no month after it can be chosen. */
  now: number;
};

const DIRECTIONS = [
  { direction: 0, name: '全部' },
  { direction: 1, name: '收入' },
  { direction: -1, name: '支出' },
] as const;

/** Which movements are listed: in, out or both, of one month or all time. */
export function LedgerFilterBar({
  direction: current,
  onChangeDirection,
  month,
  onChangeMonth,
  now,
}: LedgerFilterBarProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.bar}>
      <div role="group" aria-label="收支" className={styles.directions}>
        {DIRECTIONS.map(({ direction, name }) => (
          <button
            key={direction}
            type="button"
            className={styles.choice}
            aria-pressed={direction === current}
            onClick={() => direction !== current && onChangeDirection(direction)}
          >
            <span className={styles.word}>{name}</span>
          </button>
        ))}
      </div>
      <button type="button" className={styles.month} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {month === undefined ? '全部时间' : monthName(month)}
        <DownLine size={16} />
      </button>
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
    </div>
  );
}
