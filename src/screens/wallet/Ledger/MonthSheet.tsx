import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { LeftLine } from '#components/icons/LeftLine.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { monthIn, monthName, monthOf, yearOf } from './months.ts';
import * as styles from './MonthSheet.css.ts';

export type MonthSheetProps = {
  open: boolean;
  /** The month chosen now, YYYY-MM; absent for all time. */
  month?: string;
  /** Epoch ms: later months cannot be chosen. */
  now: number;
  /** Gets YYYY-MM, or nothing for all time. */
  onChoose: (month: string | undefined) => void;
  onClose: () => void;
};

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How far back movements can be looked at, in years. */
const YEARS_BACK = 4;

/** One month of a year, or all time. */
export function MonthSheet({ open, month, now, onChoose, onClose }: MonthSheetProps) {
  const latest = monthOf(now);
  const lastYear = yearOf(latest);
  const [year, setYear] = useState(yearOf(month ?? latest));
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="选择月份"
      footer={
        <Button tone={month === undefined ? 'soft' : 'quiet'} block onClick={() => onChoose(undefined)}>
          全部时间
        </Button>
      }
    >
      <div className={styles.years}>
        <IconButton label="上一年" disabled={year <= lastYear - YEARS_BACK} onClick={() => setYear(year - 1)}>
          <LeftLine size={20} />
        </IconButton>
        <p className={styles.year} aria-live="polite">
          {year}年
        </p>
        <IconButton label="下一年" disabled={year >= lastYear} onClick={() => setYear(year + 1)}>
          <RightLine size={20} />
        </IconButton>
      </div>
      <div className={styles.months}>
        {MONTHS.map((number) => {
          const value = monthIn(year, number);
          return (
            <button
              key={number}
              type="button"
              className={styles.month}
              aria-label={monthName(value)}
              aria-pressed={value === month}
              disabled={value > latest}
              onClick={() => onChoose(value)}
            >
              {number}月
            </button>
          );
        })}
      </div>
    </Sheet>
  );
}
