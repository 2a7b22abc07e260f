import { expect, it } from 'vitest';
import { isWithin, clampToNow } from './stamp.ts';

it.each([
  [900, 1000, 0, 900],
  [1000, 1000, 0, 1000],
  [86_400_000, 1000, 0, 1000],
  [1500, 1000, 600, 1500],
  [86_400_000, 1000, 600, 1600],
])('%d, read at %d and at most %d ahead, counts as %d', (at, now, by, counts) => {
  expect(clampToNow(at, now, by)).toBe(counts);
});

it.each([
  [1000, true],
  [400, true],
  [399, false],
  [1001, false],
])('a stamp of %d is within 600 ms of 1000: %s', (at, within) => {
  expect(isWithin(at, 1000, 600)).toBe(within);
});
