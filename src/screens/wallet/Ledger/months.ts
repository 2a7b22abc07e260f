import { formatDate } from '#domain/format.ts';

/** The month of a moment, YYYY-MM, in the reader's zone. */
export const monthOf = (time: number): string => formatDate(time).slice(0, 7);

/** A month of a year, 1 to 12, as YYYY-MM. */
export const monthIn = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

/** The year of a YYYY-MM. */
export const yearOf = (month: string): number => Number(month.slice(0, 4));

/** 2026-01 → 2026年1月. */
export const monthName = (month: string): string => `${yearOf(month)}年${Number(month.slice(5))}月`;
