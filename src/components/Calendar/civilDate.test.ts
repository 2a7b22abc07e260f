import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addMonthsToDate,
  clampDate,
  dateName,
  daysInMonth,
  monthName,
  startOfWeek,
  weekdayOf,
  weeksOf,
} from './civilDate.ts';

describe('days', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-03-08', 7, '2026-03-15'],
    ['2026-01-01', 365, '2027-01-01'],
    ['2028-01-01', 365, '2028-12-31'],
  ])('%s %i days on is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });

  it('knows the weekday and its Monday, over the ends of months and years', () => {
    expect(weekdayOf('2026-11-21')).toBe(5);
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
    expect(startOfWeek('2026-11-01')).toBe('2026-10-26');
    expect(startOfWeek('2027-01-02')).toBe('2026-12-28');
  });
});

describe('months', () => {
  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['1900-02', 28],
    ['2000-02', 29],
    ['2026-04', 30],
    ['2026-12', 31],
  ])('%s has %i days', (month, days) => {
    expect(daysInMonth(month)).toBe(days);
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 14, '2028-01'],
    ['2026-11', -23, '2024-12'],
  ])('%s %i months on is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it('keeps the day where the month has it, and takes its last where not', () => {
    expect(addMonthsToDate('2026-10-31', 1)).toBe('2026-11-30');
    expect(addMonthsToDate('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonthsToDate('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonthsToDate('2026-12-15', 1)).toBe('2027-01-15');
  });
});

describe('rows', () => {
  it('begins weeks on Monday and leaves other months out', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('needs four rows for a February that begins on Monday', () => {
    expect(weeksOf('2027-02').map((week) => week[0])).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']);
  });

  it.each(['2026-01', '2026-02', '2028-02', '2026-05', '2026-12'])('holds every day of %s once', (month) => {
    const days = weeksOf(month)
      .flat()
      .filter((date) => date !== null);
    expect(days).toHaveLength(daysInMonth(month));
    expect(new Set(days).size).toBe(days.length);
    expect(days.every((date) => date.startsWith(month))).toBe(true);
  });
});

it('speaks Chinese', () => {
  expect(dateName('2026-11-21')).toBe('11月21日 星期六');
  expect(dateName('2026-03-01')).toBe('3月1日 星期日');
  expect(monthName('2026-01')).toBe('2026年1月');
});

it('keeps a date between two ends, each of which may be missing', () => {
  expect(clampDate('2026-11-01', '2026-11-05', '2026-11-20')).toBe('2026-11-05');
  expect(clampDate('2026-11-30', '2026-11-05', '2026-11-20')).toBe('2026-11-20');
  expect(clampDate('2026-11-30', undefined, undefined)).toBe('2026-11-30');
});
