import { describe, expect, test } from 'vitest';
import { addDays, daysOfMonth, mondayOf, monthOf } from './day.ts';

describe('days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-06-30', 0, '2026-06-30'],
  ])('%s and %i is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  test('a month has its days, a leap February 29', () => {
    expect(['2026-02', '2028-02', '2026-06', '2026-12'].map((month) => daysOfMonth(month).length)).toEqual([
      28, 29, 30, 31,
    ]);
    expect(daysOfMonth('2026-12').at(0)).toBe('2026-12-01');
    expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31');
  });

  test.each([
    ['2026-06-29', '2026-06-29'],
    ['2026-06-30', '2026-06-29'],
    ['2026-07-05', '2026-06-29'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on Monday %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test('a day has its month', () => {
    expect(monthOf('2026-06-30')).toBe('2026-06');
  });
});
