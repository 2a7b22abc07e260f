/** Calendar days as the server names them, YYYY-MM-DD. Pure strings: no clock, no time zone. */

const DAY_MS = 86_400_000;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many days later, or earlier for a negative count. */
export const addDays = (day: string, count: number): string => dayAt(timeOf(day) + count * DAY_MS);

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));

/** Every day of a month (YYYY-MM), from the 1st. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  return days;
}
