import { scaled } from '../prove/scale.ts';
import { journeys } from './fixtures/faults/journeys.ts';
import { outcomeText, runJourney, runSeed } from './fixtures/faults/run.ts';
import { lostAnswers, scheduleOf } from './fixtures/faults/schedule.ts';
import { worldTest as test } from './fixtures/faults/worldTest.ts';
import { expect } from './fixtures/portal.ts';

/**
 * Whole journeys over a line that fails (figure 4 of the reliability page): a person who does not give up has what they
 * wanted once. `npm run prove -- faults` runs a thousand seeds; here are eight.
 */

/** Each begins with a fault that meets the request itself, whatever the machine's pace: a lost answer, an ended session, nonsense. */
const SEEDS = [140, 111, 622, 163, 876, 1207, 638, 469];

const QUICK = SEEDS.slice(0, 1);

/** Whether the first fault comes however few calls the journey makes. */
const isSureToCome = (seed: number): boolean => {
  const [first] = scheduleOf(seed);
  return first !== undefined && (first.meets === 'write' || first.after < 2);
};

const MORE = Array.from({ length: scaled(0, 2000) }, (_, index) => 10_000 + index)
  .filter(isSureToCome)
  .slice(0, scaled(0, 1000));

for (const seed of [...SEEDS, ...MORE]) {
  test(`faults of seed ${seed}: ${journeys[seed % journeys.length]?.id}`, {
    tag: QUICK.includes(seed) ? [] : '@slow',
  }, async ({ world }) => {
    const outcome = await runSeed(world, seed);
    expect(outcome.problems, outcomeText(outcome)).toEqual([]);
    expect(outcome.met.length, 'faults that came').toBeGreaterThan(0);
  });
}

test('control: where each try bears a new key, a lost answer publishes twice', { tag: '@slow' }, async ({ world }) => {
  const journey = journeys.find(({ id }) => id === 'post');
  if (!journey) throw new Error('There is no journey of a post.');
  const { problems } = await runJourney(world, journey, lostAnswers(1), { dropKeys: true });
  expect(problems).toContainEqual({ promise: 'words', text: 'the server has it 2 times' });
});
