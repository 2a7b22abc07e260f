/** Asia/Shanghai is UTC+8 all year, so the server's day needs no zone tables. */
const OFFSET_MS = 8 * 3_600_000;

const shanghaiIso = (time: number): string => new Date(time + OFFSET_MS).toISOString();

/** The server's calendar day, YYYY-MM-DD, wherever the machine stands. */
export const serverDay = (time: number): string => shanghaiIso(time).slice(0, 10);

/** When a calendar day (YYYY-MM-DD) begins. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** When the server's calendar day of a moment began. */
export const startOfServerDay = (time: number): number => startOfDay(serverDay(time));

/** YYYYMMDDhhmmss in the server's day, the readable head of an order number. */
export const shanghaiStamp = (time: number): string => shanghaiIso(time).replace(/\D/g, '').slice(0, 14);

/** Start and end of a calendar month, YYYY-MM, in the server's zone. */
export function monthRange(month: string): { from: number; to: number } {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return { from: Date.UTC(year, number - 1, 1) - OFFSET_MS, to: Date.UTC(year, number, 1) - OFFSET_MS };
}
