import { test as base } from '@playwright/test';
import { lostAnswers } from '../prove/faults/schedule.ts';
import { journeys } from '../prove/faults/journeys.ts';
import { openWorld, outcomeText, runJourney, runSeed, type World } from '../prove/faults/run.ts';
import { expect } from './fixtures/portal.ts';

/**
 * Whole journeys over a line that fails (figure 4 of the reliability page): a person who does not give up has what they
 * wanted once. `npm run prove -- --part=faults` runs a thousand seeds; here are eight.
 */
const test = base.extend<object, { world: World }>({
  world: [
    async ({ browser }, use) => {
      const world = await openWorld(browser);
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
});

/** Each begins with a fault that meets the wish itself, whatever the machine's pace: a lost answer, an ended session, nonsense. */
const SEEDS = [140, 111, 622, 163, 876, 1207, 638, 469];

const QUICK = SEEDS.slice(0, 1);

for (const seed of SEEDS) {
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
