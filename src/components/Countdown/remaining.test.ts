import { expect, it } from 'vitest';
import { fillPattern, remainingUntil } from './remaining.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

it('counts a started second, and is nothing from the end on', () => {
  expect(remainingUntil(10_000, 9_999).totalSeconds).toBe(1);
  expect(remainingUntil(10_000, 9_000).totalSeconds).toBe(1);
  expect(remainingUntil(10_000, 8_999).totalSeconds).toBe(2);
  expect(remainingUntil(10_000, 10_000).totalSeconds).toBe(0);
  expect(remainingUntil(10_000, 99_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0, totalSeconds: 0 });
});

it('splits into days, hours, minutes and seconds', () => {
  const left = 2 * DAY + 5 * 3600 * SECOND + 12 * 60 * SECOND + 33 * SECOND;
  expect(remainingUntil(left, 0)).toMatchObject({ days: 2, hours: 5, minutes: 12, seconds: 33 });
});

it.each([
  ['{hh}:{mm}:{ss}', '53:12:33'],
  ['{d}天 {hh}:{mm}:{ss}', '2天 05:12:33'],
  ['还剩 {d}天', '还剩 2天'],
  ['{h}小时{m}分', '53小时12分'],
  ['{m}:{ss}', '3192:33'],
  ['{s}秒后重发', '191553秒后重发'],
  ['{x} {hm}', '{x} {hm}'],
])('fills %s', (pattern, filled) => {
  expect(fillPattern(pattern, remainingUntil(191_553 * SECOND, 0))).toBe(filled);
});
