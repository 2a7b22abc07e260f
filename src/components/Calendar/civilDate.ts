/**
 * Days of the calendar with no time and no zone, as `YYYY-MM-DD`; months as `YYYY-MM`. Their text order is
 * their order in time. Computed in UTC, where every day has 24 hours.
 */
export type CivilDate = string;
export type CivilMonth = string;

const DAY_MS = 86_400_000;
const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;

/** The names of the seven days, Monday first. */
export const weekdayNames: readonly string[] = WEEKDAYS;

const toTime = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`);

const toDate = (time: number): CivilDate => new Date(time).toISOString().slice(0, 10);

const pad = (value: number): string => String(value).padStart(2, '0');

function partsOf(date: CivilDate | CivilMonth): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

export const monthOf = (date: CivilDate): CivilMonth => date.slice(0, 7);

export const addDays = (date: CivilDate, days: number): CivilDate => toDate(toTime(date) + days * DAY_MS);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: CivilDate): number => (new Date(toTime(date)).getUTCDay() + 6) % 7;

export function daysInMonth(month: CivilMonth): number {
  const { year, month: number } = partsOf(month);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** Moves whole months; a negative number goes back. */
export function addMonths(month: CivilMonth, months: number): CivilMonth {
  const { year, month: number } = partsOf(month);
  const total = year * 12 + number - 1 + months;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${pad((total % 12) + 1)}`;
}

/** The same day of another month, or that month's last where it has no such day. */
export function addMonthsToDate(date: CivilDate, months: number): CivilDate {
  const month = addMonths(monthOf(date), months);
  return `${month}-${pad(Math.min(partsOf(date).day, daysInMonth(month)))}`;
}

/** Monday of the date's week. */
export const startOfWeek = (date: CivilDate): CivilDate => addDays(date, -weekdayOf(date));

/** Not before `min` and not after `max`, where there are such. */
export function clampDate(date: CivilDate, min: CivilDate | undefined, max: CivilDate | undefined): CivilDate {
  if (min !== undefined && date < min) return min;
  if (max !== undefined && date > max) return max;
  return date;
}

/** A month in rows of seven, Monday first; places that belong to other months are null. */
export function weeksOf(month: CivilMonth): (CivilDate | null)[][] {
  const first = `${month}-01`;
  const lead = weekdayOf(first);
  const days = daysInMonth(month);
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - lead;
      return day < 0 || day >= days ? null : addDays(first, day);
    }),
  );
}

/** The number of the day in its month. */
export const dayOf = (date: CivilDate): number => partsOf(date).day;

/** 11月21日 星期六 */
export function dateName(date: CivilDate): string {
  const { month, day } = partsOf(date);
  return `${month}月${day}日 星期${WEEKDAYS[weekdayOf(date)] ?? ''}`;
}

/** 2026年11月 */
export function monthName(month: CivilMonth): string {
  const { year, month: number } = partsOf(month);
  return `${year}年${number}月`;
}
