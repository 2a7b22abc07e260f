import { describe, expect, test } from 'vitest';
import { scaled } from '../prove/scale.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { testDatabases, withDatabase } from './testing/testDatabases.ts';
import { killUnderLoad } from './testing/killUnderLoad.ts';

const KILLS = { purchases: scaled(240, 10_000), clients: scaled(8, 64), kills: scaled(4, 200) };

const WITHIN_MS = 60_000 + scaled(0, 3_600_000);

describe.each(testDatabases)('kill -9 during purchases · $name', ({ present, open }) => {
  test.runIf(present)(
    'nothing is half done, nothing answered is lost',
    async () => {
      const database = await open();
      try {
        const { answered, refused, kills, wrongLooks, books, lost } = await killUnderLoad(database, KILLS);
        expect(wrongLooks, 'looks at the books, after each kill, that found something').toBe(0);
        expect(books).toEqual({ belowZero: 0, parted: 0, withoutGoods: 0 });
        expect(await withDatabase(database, findMismatches)).toEqual([]);
        expect(lost, 'answered and not owned').toBe(0);
        expect(kills).toBe(KILLS.kills);
        // Each buyer wants more than the diamonds suffice for: refusals are under load too.
        expect(answered + refused).toBe(KILLS.purchases);
        expect(refused).toBeGreaterThan(0);
      } finally {
        database.remove();
      }
    },
    WITHIN_MS,
  );
});
