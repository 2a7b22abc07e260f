import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Chips } from '#components/Chips/Chips.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { LeftLine } from '#components/icons/LeftLine.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDate } from '#domain/format.ts';

export type MonthSheetProps = {
  open: boolean;
  /** The month chosen now, YYYY-MM; absent for all time. */
  month?: string;
  /** Epoch ms: later months cannot be chosen. */
  now: number;
  /** Called with YYYY-MM, or with nothing for all time. */
  onChoose: (month: string | undefined) => void;
  onClose: () => void;
};

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** How far back movements can be looked at, in years. */
const YEARS_BACK = 4;

/** The month of a moment in the reader's zone, YYYY-MM. */
const monthOf = (time: number): string => formatDate(time).slice(0, 7);

/** The year of a YYYY-MM. */
const yearOf = (month: string): number => Number(month.slice(0, 4));

/** 2026-01 → 2026年1月. */
export const monthName = (month: string): string => `${yearOf(month)}年${Number(month.slice(5))}月`;

/** One month of a year, or all time. */
export function MonthSheet({ open, month, now, onChoose, onClose }: MonthSheetProps) {
  const latest = monthOf(now);
  const lastYear = yearOf(latest);
  const [year, setYear] = useState(yearOf(month ?? latest));
  const options = MONTHS.map((number) => {
    const value = `${year}-${String(number).padStart(2, '0')}`;
    return { value, label: `${number}月`, accessibleLabel: monthName(value), disabled: value > latest };
  });
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
      <Stack gap="x8">
        <Inline gap="x16" justify="center">
          <IconButton label="上一年" disabled={year <= lastYear - YEARS_BACK} onClick={() => setYear(year - 1)}>
            <LeftLine size={20} />
          </IconButton>
          <Text variant="nav" tabular aria-live="polite">
            {year}年
          </Text>
          <IconButton label="下一年" disabled={year >= lastYear} onClick={() => setYear(year + 1)}>
            <RightLine size={20} />
          </IconButton>
        </Inline>
        <Chips
          label="月份"
          layout="grid"
          options={options}
          value={month}
          onValueChange={onChoose}
          // The month chosen already is a choice too, which changes nothing.
          onClick={({ target }) => target instanceof Element && target.closest('[aria-pressed="true"]') && onClose()}
        />
      </Stack>
    </Sheet>
  );
}
