import { visuallyHidden } from '#theme/text.css.ts';
import { dateName, dayOf, type CivilDate } from './civilDate.ts';
import * as styles from './Calendar.css.ts';

export type DayView = {
  /** One character instead of the number; the number by default. */
  mark?: string;
  /** `done` is over, `madeUp` was caught up, `missed` can no more be done in time, `current` is to be done now. */
  tone?: styles.DayTone;
  /** What the mark means, as it is spoken. */
  meaning?: string;
};

export type CalendarDayProps = {
  date: CivilDate;
  view: DayView | undefined;
  isToday: boolean;
  selected: boolean;
  disabled: boolean;
  /** Tab reaches this day; arrows go on from it. */
  tabStop: boolean;
  /** Without it the day is only read. */
  onChoose: ((date: CivilDate) => void) | undefined;
};

/** One day: its number or mark on a disc, its whole name for assistive technology. */
export function CalendarDay({ date, view, isToday, selected, disabled, tabStop, onChoose }: CalendarDayProps) {
  const name = [dateName(date), isToday && '今天', view?.meaning].filter(Boolean).join('，');
  const disc = (
    <span
      className={styles.disc[view?.tone ?? 'plain']}
      data-today={isToday ? '' : undefined}
      data-selected={selected ? '' : undefined}
      aria-hidden
    >
      {view?.mark ?? dayOf(date)}
    </span>
  );
  if (!onChoose)
    return (
      <span className={styles.day}>
        {disc}
        <span className={visuallyHidden}>{name}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={styles.day}
      data-date={date}
      aria-label={name}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={disabled || undefined}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => {
        if (!disabled) onChoose(date);
      }}
    >
      {disc}
    </button>
  );
}
