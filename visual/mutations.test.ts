import { expect, it } from 'vitest';
import { step } from './mutations.ts';

it.each([
  ['#F3F8FD', '#f1F8FD'],
  ['#0B6FDE', '#0d6FDE'],
  ['1rem', '1.0625rem'],
  ['520px', '519px'],
  ['999px', '3px'],
  ['2000', '-1'],
  ['rgba(12, 28, 50, .55)', 'rgba(12, 28, 50, 0.5)'],
  ['rgba(9, 32, 58, 0)', 'rgba(9, 32, 58, 0.05)'],
])('moves %s to %s', (value, moved) => {
  expect(step(value)).toBe(moved);
});
