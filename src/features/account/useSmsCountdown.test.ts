import { expect, it } from 'vitest';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { readUntil } from './useSmsCountdown.ts';

const DAY_MS = 86_400_000;

it('no wait begun while the clock was ahead is longer than a minute, however often it is looked at', () => {
  const storage = memoryStorage({ smsUntil: JSON.stringify({ own: 1000 + DAY_MS, 7: 21_000 }) });
  expect(readUntil(storage, 1000)).toEqual({ own: 61_000, 7: 21_000 });
  expect(readUntil(storage, 31_000)).toEqual({ own: 61_000, 7: 21_000 });
});
