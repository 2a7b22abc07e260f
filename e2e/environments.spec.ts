import { newPerson } from '#server/testing/people.ts';
import { ENVIRONMENTS, startAndBuy } from './fixtures/environments.ts';
import { withDatabase } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';

const QUICK = ['no secure context'];

for (const { name, prepare, meanwhile } of ENVIRONMENTS) {
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
