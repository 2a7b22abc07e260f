import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { CalendarDay, type DayView } from './CalendarDay.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { clampDate, monthOf, weekdayNames, weeksOf, type CivilDate, type CivilMonth } from './civilDate.ts';
import * as styles from './Calendar.css.ts';
import { useCalendarFocus } from './useCalendarFocus.ts';

type NativeProps = Omit<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'defaultValue' | 'role'>;

export type CalendarProps = NativeProps & {
  /** What the days stand for, as it is spoken. */
  label: string;
  /** The present day, `YYYY-MM-DD`. */
  today: CivilDate;
  /** The month shown, `YYYY-MM`, when the owner holds it. */
  month?: CivilMonth;
  /** The month shown first, when the calendar holds it; that of the chosen day or of today by default. */
  defaultMonth?: CivilMonth;
  onMonthChange?: (month: CivilMonth) => void;
  /** The chosen day, when the owner holds it; null while there is none, also where choosing is an act and leaves no choice behind. */
  value?: CivilDate | null;
  /** The day chosen at first, when the calendar holds it; it then chooses, whether or not anybody hears of it. */
  defaultValue?: CivilDate;
  /** Gets the day that is chosen; without it and a `defaultValue` the calendar is only read. */
  onValueChange?: (date: CivilDate) => void;
  /** First and last day that can be shown and chosen. */
  min?: CivilDate;
  max?: CivilDate;
  /** Days that cannot be chosen; they can still be gone over by keys. */
  isDayDisabled?: (date: CivilDate) => boolean;
  /** How a day looks when it is more than its number, such as 签, 补 or 漏. */
  dayView?: (date: CivilDate) => DayView | undefined;
  /** A word beside the month, such as how many days can still be made up. */
  aside?: ReactNode;
};

/** One month of days, Monday first. */
export function Calendar({
  label,
  today,
  month,
  defaultMonth,
  onMonthChange,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  isDayDisabled,
  dayView,
  aside,
  ...rest
}: CalendarProps) {
  const titleId = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosen = value === undefined ? ownValue : (value ?? undefined);
  const [ownMonth, setOwnMonth] = useState(defaultMonth ?? monthOf(clampDate(chosen ?? today, min, max)));
  const shown = month ?? ownMonth;
  const show = (next: CivilMonth) => {
    setOwnMonth(next);
    onMonthChange?.(next);
  };
  const choose =
    onValueChange === undefined && defaultValue === undefined
      ? undefined
      : (date: CivilDate) => {
          setOwnValue(date);
          onValueChange?.(date);
        };
  const {
    ref: grid,
    tabStop,
    onKeyDown,
  } = useCalendarFocus({ shown, preferred: chosen ?? today, min, max, onShow: show });

  return (
    <div {...rest} className={styles.root}>
      <CalendarHead titleId={titleId} month={shown} min={min} max={max} aside={aside} onShow={show} />
      <table
        ref={grid}
        className={styles.grid}
        role={choose ? 'grid' : undefined}
        aria-label={label}
        aria-describedby={titleId}
        onKeyDown={choose ? onKeyDown : undefined}
      >
        <Weekdays />
        <Weeks month={shown} selected={choose ? chosen : undefined} selectable={choose !== undefined}>
          {(date) => (
            <CalendarDay
              date={date}
              view={dayView?.(date)}
              isToday={date === today}
              selected={date === chosen}
              disabled={date !== clampDate(date, min, max) || isDayDisabled?.(date) === true}
              tabStop={date === tabStop}
              onChoose={choose}
            />
          )}
        </Weeks>
      </table>
    </div>
  );
}

function Weekdays() {
  return (
    <thead>
      <tr>
        {weekdayNames.map((name) => (
          <th key={name} className={styles.weekday} scope="col" abbr={`星期${name}`}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type WeeksProps = {
  month: CivilMonth;
  selectable: boolean;
  selected: CivilDate | undefined;
  children: (date: CivilDate) => ReactNode;
};

function Weeks({ month, selectable, selected, children }: WeeksProps) {
  const cell = (date: CivilDate | null) =>
    selectable && date !== null ? { role: 'gridcell', 'aria-selected': date === selected } : {};
  return (
    <tbody>
      {weeksOf(month).map((week, row) => (
        <tr key={row}>
          {week.map((date, column) => (
            <td key={column} className={styles.cell} {...cell(date)}>
              {date !== null && children(date)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
