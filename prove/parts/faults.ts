import { findMismatches } from '#server/testing/ledgerCheck.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { journeys } from '../faults/journeys.ts';
import { openWorld, outcomeText, runJourney, runSeed, type Outcome, type World } from '../faults/run.ts';
import { lostAnswers } from '../faults/schedule.ts';
import type { Problem } from '../faults/travel.ts';

const SEEDS = 1000;

/** Journeys at a time, one for each core of a small machine. */
const AT_ONCE = 2;

/** Journeys whose wish is carried out twice where it may be; a game, a task or a code cannot be had twice in any case. */
const DOUBLED = { money: ['membership'], words: ['post', 'comment'] } as const;

async function runAll(world: World, seeds: number[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const walk = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const outcome = await runSeed(world, seed);
      outcomes.push(outcome);
      // eslint-disable-next-line no-console -- what is needed to have the same journey again, as soon as it is known
      if (outcome.problems.length > 0) console.error(outcomeText(outcome));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  return outcomes;
}

type Control = NonNullable<Figure['control']>;

/** What the server has twice where every try bears a key of its own and its answer is lost. */
async function withoutKeys(world: World, promise: keyof typeof DOUBLED): Promise<Control> {
  const asked: readonly string[] = DOUBLED[promise];
  let doubled = 0;
  for (const journey of journeys.filter(({ id }) => asked.includes(id))) {
    const { problems } = await runJourney(world, journey, lostAnswers(1), { dropKeys: true });
    if (problems.some((problem) => problem.promise === promise && problem.text === 'the server has it 2 times'))
      doubled += 1;
  }
  return {
    name: 'a new key with every try: wishes carried out twice',
    value: doubled,
    target: `${asked.length}`,
    holds: doubled === asked.length,
  };
}

/** What is found of a page that leaves a rejection unheard. */
async function withBrokenPage(world: World): Promise<Control> {
  const [journey] = journeys;
  if (!journey) throw new Error('There is no journey.');
  const { problems } = await runJourney(world, journey, [], { breakPage: true });
  const found = problems.filter(({ promise }) => promise === 'page').length;
  return { name: 'a page with an unhandled rejection: complaints', value: found, target: '> 0', holds: found > 0 };
}

function figureOf(outcomes: readonly Outcome[], promise: Problem['promise'], name: string, control?: Control): Figure {
  const broken = outcomes
    .filter(({ problems }) => problems.some((problem) => problem.promise === promise))
    .map(({ seed }) => seed);
  const value = broken.length === 0 ? 0 : `${broken.length}, seeds ${broken.join(' ')}`;
  return { name, value, target: '0', holds: broken.length === 0, ...(control && { control }) };
}

async function* figures({ seed, scale }: ProveOptions): AsyncIterable<Figure> {
  const world = await openWorld();
  try {
    const count = Math.max(1, Math.round(SEEDS * scale));
    const controls = {
      money: await withoutKeys(world, 'money'),
      words: await withoutKeys(world, 'words'),
      page: await withBrokenPage(world),
    };
    const outcomes = await runAll(
      world,
      Array.from({ length: count }, (_, index) => seed + index),
    );
    const met = outcomes.flatMap((outcome) => outcome.met).length;
    const of = `4. ${count} fault schedules over ${journeys.length} journeys, ${met} faults met`;
    yield figureOf(outcomes, 'money', `${of}: lost diamonds, double charges`, controls.money);
    yield figureOf(outcomes, 'words', '4. typed words lost, or published twice', controls.words);
    yield figureOf(outcomes, 'end', '4. journeys that do not reach their end after the faults');
    yield figureOf(outcomes, 'page', '4. blank pages, unhandled errors, calls that never end', controls.page);
    const mismatches = await findMismatches(world.db);
    yield {
      name: '4. people whose ledger, balance and goods part',
      value: mismatches.length,
      target: '0',
      holds: mismatches.length === 0,
    };
  } finally {
    await world.close();
  }
}

export const faults: Part = {
  id: 'faults',
  title: 'faults of the line during whole journeys (M1, F1–F4, F7, figure 4)',
  figures,
};
