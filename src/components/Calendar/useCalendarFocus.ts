import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import {
  addDays,
  addMonthsToDate,
  clampDate,
  monthOf,
  startOfWeek,
  type CivilDate,
  type CivilMonth,
} from './civilDate.ts';

/** Where a key leads from a day; by the WAI-ARIA grid pattern for dates. */
const STEPS: Record<string, (date: CivilDate, shift: boolean) => CivilDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: startOfWeek,
  End: (date) => addDays(startOfWeek(date), 6),
  PageUp: (date, shift) => addMonthsToDate(date, shift ? -12 : -1),
  PageDown: (date, shift) => addMonthsToDate(date, shift ? 12 : 1),
};

export type CalendarFocusOptions = {
  shown: CivilMonth;
  /** The day Tab should reach, if it is shown. */
  preferred: CivilDate;
  min: CivilDate | undefined;
  max: CivilDate | undefined;
  onShow: (month: CivilMonth) => void;
};

/** One tab stop in the month, and keys that carry the focus over its ends into the next. */
export function useCalendarFocus({ shown, preferred, min, max, onShow }: CalendarFocusOptions) {
  const ref = useRef<HTMLTableElement>(null);
  const wanted = useRef<CivilDate>(undefined);
  const [last, setLast] = useState<CivilDate>();
  const tabStop =
    [last, preferred].find((date) => date !== undefined && monthOf(date) === shown) ??
    clampDate(`${shown}-01`, min, max);

  // The day may stand in a month that is shown only after this render.
  useLayoutEffect(() => {
    const day =
      wanted.current === undefined ? null : ref.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`);
    if (!day) return;
    wanted.current = undefined;
    day.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['date'] : undefined;
    const step = STEPS[event.key];
    if (from === undefined || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = clampDate(step(from, event.shiftKey), min, max);
    wanted.current = to;
    setLast(to);
    if (monthOf(to) !== shown) onShow(monthOf(to));
  };

  return { ref, tabStop, onKeyDown };
}
