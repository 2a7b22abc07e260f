import { ENVIRONMENTS, startAndBuy, type Environment } from '../../e2e/fixtures/environments.ts';
import { watchPage } from '../../e2e/fixtures/watchPage.ts';
import { newPerson } from '../faults/people.ts';
import { openWorld, phoneOf, type World } from '../faults/run.ts';
import type { Figure, Part } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { mutantsNamed } from '../mutants/session.ts';

const WITHIN_MS = 15_000;

/** What went wrong in an environment; nothing when the portal starts and buys there, once. */
async function faultsIn(world: World, { prepare, meanwhile }: Environment): Promise<string[]> {
  const who = await newPerson(world.origin, world.db);
  const context = await phoneOf(world, who, { storageState: { cookies: [], origins: [] } });
  context.setDefaultTimeout(WITHIN_MS);
  const watch = watchPage(context, world.origin, undefined);
  await prepare?.(context, who);
  const page = await context.newPage();
  const faults: string[] = [];
  await startAndBuy(page, who, meanwhile).catch((error: unknown) => faults.push(String(error).split('\n')[0] ?? ''));
  await context.close();
  const bought = await world.db
    .selectFrom('ledger')
    .select('seq')
    .where('uid', '=', who.uid)
    .where('type', '=', 'game')
    .execute();
  if (bought.length !== 1) faults.push(`bought ${bought.length} times`);
  return [...faults, ...watch.complaints()];
}

/** In how many of them the portal starts and buys. */
async function wellIn(world: World, environments: readonly Environment[], tells = false): Promise<number> {
  let well = 0;
  for (const environment of environments) {
    const faults = await faultsIn(world, environment);
    if (faults.length === 0) well += 1;
    else if (tells) process.stderr.write(`  ${environment.name}: ${faults.join(' | ')}\n`);
  }
  return well;
}

/** Broken at the first look, at the first write, and by what was left behind. */
const CONTROL = ENVIRONMENTS.filter((_, index) => index === 0 || index === 2 || index === 3);

async function unguarded(): Promise<NonNullable<Figure['control']>> {
  const world = await openWorld(undefined, await buildWithout(...mutantsNamed('storage is believed to be there')));
  try {
    const well = await wellIn(world, CONTROL);
    return {
      name: 'where storage is read and written without a guard',
      value: `${well} of ${CONTROL.length}`,
      target: 'none',
      holds: well === 0,
    };
  } finally {
    await world.close();
  }
}

/** Promise 10: storage, databases and randomness that are not as they should be (F8, F9). Needs the built portal. */
export const storages: Part = {
  id: 'storage',
  title: 'browsers that keep nothing, or the wrong things',
  async *figures() {
    const world = await openWorld();
    try {
      const well = await wellIn(world, ENVIRONMENTS, true);
      yield {
        name: 'environments in which the portal starts and buys, without a complaint',
        value: `${well} of ${ENVIRONMENTS.length}`,
        target: 'all',
        holds: well === ENVIRONMENTS.length,
        control: await unguarded(),
      };
    } finally {
      await world.close();
    }
  },
};
