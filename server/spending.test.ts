import { expect, test } from 'vitest';
import { onEachDatabase } from './testing/portal.ts';
import { spendAtRandom } from './testing/spending.ts';

const STEPS = 40;

/** Visits on either database; PostgreSQL's every call is a trip to another process. */
const VISITS = { SQLite: 60, PostgreSQL: 10 };

const UNDELIVERABLE = 1103;

onEachDatabase('spending', (open) => {
  test('after any answer both debit and goods are there or neither, and the goods can be used', async () => {
    const portal = open();
    const visits = VISITS[expect.getState().currentTestName?.includes('PostgreSQL') ? 'PostgreSQL' : 'SQLite'];
    const sum = { answers: 0, paid: 0, undeliverable: 0 };
    for (let seed = 1; seed <= visits; seed += 1) {
      const { answers, paid, refusals, problems } = await spendAtRandom(portal, seed, STEPS);
      expect(problems).toEqual([]);
      sum.answers += answers;
      sum.paid += paid;
      sum.undeliverable += refusals.get(UNDELIVERABLE) ?? 0;
    }
    expect(portal.faults).toEqual([]);
    const spent = await portal.db.selectFrom('ledger').select('type').distinct().where('amount', '<', 0).execute();
    expect(spent.map(({ type }) => type).sort()).toEqual(['chapter', 'game', 'makeup', 'vip', 'welfare']);
    // Each visit has bought something and met something that could not be given, or nothing was shown.
    console.info(`${visits} visits, ${JSON.stringify(sum)}`);
    expect(sum.paid).toBeGreaterThan(visits);
    expect(sum.undeliverable).toBeGreaterThan(visits);
  }, 120_000);
});
