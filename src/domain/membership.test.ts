import { describe, expect, test } from 'vitest';
import { extendedExpiry, higherBadge, perDayText } from './membership.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 5, 30);

describe('when a membership ends', () => {
  test.each([
    ['never a member', null, 30],
    ['still running', NOW + 5 * DAY_MS, 35],
    ['ending this moment', NOW, 30],
    ['long over', NOW - 400 * DAY_MS, 30],
  ])('%s', (_, expTime, days) => {
    expect(extendedExpiry(expTime, 30, NOW)).toBe(NOW + days * DAY_MS);
  });
});

describe('the badge of a longer membership (product D12)', () => {
  test.each([
    [null, 'normal', 'normal'],
    ['normal', 'month', 'month'],
    ['month', 'normal', 'month'],
    ['month', 'year', 'year'],
    ['year', 'month', 'year'],
    ['year', 'normal', 'year'],
    ['month', 'month', 'month'],
  ] as const)('%s, then %s: %s', (running, bought, badge) => {
    expect(higherBadge(running, bought)).toBe(badge);
  });
});

test.each([
  [3000, 30, '折合每天 ¥1'],
  [7800, 90, '折合每天 ¥0.87'],
  [26_800, 365, '折合每天 ¥0.74'],
  [4500, 30, '折合每天 ¥1.50'],
  [1, 365, '折合每天 ¥0.01'],
])('%i fen over %i days: %s', (priceFen, days, text) => {
  expect(perDayText(priceFen, days)).toBe(text);
});
