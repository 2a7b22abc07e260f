import { CalendarState, CycleState, MilestoneState, type CalendarDay } from './checkIn.ts';
import { addDays, daysOfMonth } from './day.ts';

/** Days of the check-in cycle (product §1.5). */
const CYCLE_DAYS = 7;

/** Days someone checked in or made up. */
type Days = { has(day: string): boolean };

/** Days in a row; `start` is the first of them, or the day one would begin on. */
export type Run = { start: string; length: number };

/** The days in a row that end with `last`; none when that day is missing. */
function runEndingOn(days: Days, last: string): Run {
  let start = addDays(last, 1);
  let length = 0;
  for (let day = last; days.has(day); day = addDays(day, -1)) {
    start = day;
    length += 1;
  }
  return { start, length };
}

/**
 * The streak of today: it lasts through a day that is not over yet. Months and years do not break it.
 * A make-up is a day like any other, so one that fills the gap joins the days before to those after.
 */
export const currentRun = (days: Days, today: string): Run =>
  runEndingOn(days, days.has(today) ? today : addDays(today, -1));

/** The longest days in a row there ever were. */
export function longestRun(days: ReadonlySet<string>): number {
  const lasts = [...days].filter((day) => !days.has(addDays(day, 1)));
  return Math.max(0, ...lasts.map((last) => runEndingOn(days, last).length));
}

/** Which of the seven days, from 1, a streak of so many days stands on; the eighth starts the cycle again. */
export const cycleDay = (streak: number): number => ((streak - 1) % CYCLE_DAYS) + 1;

/** The seven days of the strip. A broken streak begins at day 1, so none of them is ever missed. */
export function cycleStates(streak: number, checkedToday: boolean): CycleState[] {
  const today = cycleDay(checkedToday ? streak : streak + 1);
  const here = checkedToday ? CycleState.done : CycleState.today;
  return Array.from({ length: CYCLE_DAYS }, (_, index) => {
    if (index + 1 === today) return here;
    return index + 1 < today ? CycleState.done : CycleState.future;
  });
}

/** What a calendar is computed from: `joined` is the first day that can be missed. */
export type CalendarFacts = { today: string; joined: string; done: Days; madeUp: Days };

function calendarState(date: string, { today, joined, done, madeUp }: CalendarFacts): CalendarState {
  if (date > today) return CalendarState.future;
  if (madeUp.has(date)) return CalendarState.makeup;
  if (done.has(date)) return CalendarState.done;
  return date === today || date < joined ? CalendarState.none : CalendarState.missed;
}

/** A month (YYYY-MM) day by day. */
export const calendarOf = (month: string, facts: CalendarFacts): CalendarDay[] =>
  daysOfMonth(month).map((date) => ({ date, state: calendarState(date, facts) }));

/** A gift for a streak of so many days is had once per run: while the run lasts, and once it is long enough. */
export function milestoneState(days: number, streak: number, claimed: boolean): MilestoneState {
  if (claimed) return MilestoneState.done;
  return streak >= days ? MilestoneState.claimable : MilestoneState.locked;
}
