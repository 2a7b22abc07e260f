import { newPerson } from '../prove/faults/people.ts';
import { ENVIRONMENTS, startAndBuy } from './fixtures/environments.ts';
import { withDatabase } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';

/** One of each kind; `npm run prove -- --part=storage` tries them all. */
const TRIED = [
  'no storage at all',
  'bytes under every key',
  'a newer schema',
  'storage wiped while the page stands',
  'databases that never answer',
  'no secure context',
];

const QUICK = ['no secure context'];

for (const { name, prepare, meanwhile } of ENVIRONMENTS.filter((environment) => TRIED.includes(environment.name))) {
  test(`${name}: the portal starts and buys, once`, { tag: QUICK.includes(name) ? [] : '@slow' }, async ({
    page,
    context,
    portal,
  }) => {
    const who = await withDatabase(portal.dataDir, (db) => newPerson(portal.origin, db));
    await prepare?.(context, who);
    await startAndBuy(page, who, meanwhile);
    const bought = await withDatabase(portal.dataDir, (db) =>
      db.selectFrom('ledger').select('amount').where('uid', '=', who.uid).where('type', '=', 'game').execute(),
    );
    expect(bought).toEqual([{ amount: -300 }]);
  });
}
