import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { monthName, type CivilMonth } from '../Calendar/civilDate.ts';
import { Chips } from '../Chips/Chips.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LeftLine } from '../icons/LeftLine.tsx';
import { RightLine } from '../icons/RightLine.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

export type MonthSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen month, YYYY-MM; absent for all time. */
  value?: CivilMonth;
  /** Called with YYYY-MM, or with nothing for all time; the sheet has asked to close before. */
  onValueChange: (month: CivilMonth | undefined) => void;
  /** The last month that can be chosen, YYYY-MM. */
  max: CivilMonth;
  /** How many years before that of `max` can be shown. */
  yearsBack?: number;
};

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const yearOf = (month: CivilMonth): number => Number(month.slice(0, 4));

/** One month of a year, or all time. */
export function MonthSheet({ open, onOpenChange, value, onValueChange, max, yearsBack = 4 }: MonthSheetProps) {
  const choose = (chosen: CivilMonth | undefined) => {
    onOpenChange(false);
    onValueChange(chosen);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="选择月份"
      footer={
        <Button tone={value === undefined ? 'soft' : 'quiet'} block onClick={() => choose(undefined)}>
          全部时间
        </Button>
      }
    >
      <YearOfMonths
        value={value}
        max={max}
        yearsBack={yearsBack}
        onChoose={choose}
        onChooseAgain={() => onOpenChange(false)}
      />
    </Sheet>
  );
}

type YearOfMonthsProps = Pick<MonthSheetProps, 'value' | 'max'> & {
  yearsBack: number;
  onChoose: (month: CivilMonth) => void;
  /** The chosen month was pressed. */
  onChooseAgain: () => void;
};

/** Mounted at every opening, so that each begins at the year of the chosen month. */
function YearOfMonths({ value, max, yearsBack, onChoose, onChooseAgain }: YearOfMonthsProps) {
  const lastYear = yearOf(max);
  const [year, setYear] = useState(yearOf(value ?? max));
  const options = MONTHS.map((number) => {
    const month = `${year}-${String(number).padStart(2, '0')}`;
    return { value: month, label: `${number}月`, accessibleLabel: monthName(month), disabled: month > max };
  });
  return (
    <Stack gap="x8">
      <Inline gap="x16" justify="center">
        <IconButton label="上一年" disabled={year <= lastYear - yearsBack} onClick={() => setYear(year - 1)}>
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
        value={value}
        onValueChange={onChoose}
        // The month chosen already is a choice too, which changes nothing.
        onClick={({ target }) =>
          target instanceof Element && target.closest('[aria-pressed="true"]') && onChooseAgain()
        }
      />
    </Stack>
  );
}
