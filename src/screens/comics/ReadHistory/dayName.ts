import { formatDate } from '#domain/format.ts';

const DAY_MS = 86_400_000;

/** The group a moment belongs to (product §2.4 readhistory). */
export function dayName(time: number, now: number): '今天' | '昨天' | '更早' {
  const day = formatDate(time);
  if (day === formatDate(now)) return '今天';
  return day === formatDate(now - DAY_MS) ? '昨天' : '更早';
}
