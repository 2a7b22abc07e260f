import { expect, it } from 'vitest';
import { daysLeftText } from './daysLeft.ts';

const NOW = Date.UTC(2026, 0, 15);
const HOUR_MS = 3_600_000;

it.each([
  [-1, undefined],
  [0, undefined],
  [1, '今天到期'],
  [23, '今天到期'],
  [24, '仅剩 1 天'],
  [25, '仅剩 2 天'],
  [72, '仅剩 3 天'],
  [73, undefined],
])('%d hours before the end: %s', (hours, words) => {
  expect(daysLeftText(NOW + hours * HOUR_MS, NOW)).toBe(words);
});
