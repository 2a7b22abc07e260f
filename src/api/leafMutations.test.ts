import { expect, test } from 'vitest';
import { scaled } from '../../prove/scale.ts';
import { recordGoodAnswers } from './goodAnswers.fixtures.ts';
import { countMutations } from './leafMutations.fixtures.ts';

/** Every so many; all of them in `npm run prove -- answers`. */
const STRIDE = Math.round(37 / scaled(1, 37));

/** What decides about money is never left out. */
const DECIDES = new Set(['onlineType', 'levelType', 'buyAmount', 'coinNum']);

const everyNth = (stride: number) => {
  let seen = 0;
  return (key: string) => (seen += 1) % stride === 0 || DECIDES.has(key);
};

test('reliability M7, F1: a good answer with one wrong value is read rightly or refused', {
  timeout: 30_000 + scaled(0, 600_000),
}, async () => {
  const good = await recordGoodAnswers();
  const { runs, faults } = await countMutations(good, everyNth(STRIDE));
  expect(faults).toEqual([]);
  expect(runs).toBeGreaterThan(2000);
  // Without schemas the same values come through.
  const trusting = await countMutations(good, everyNth(STRIDE * 10), { trusting: true });
  expect(trusting.faults.length).toBeGreaterThan(trusting.runs / 4);
});
