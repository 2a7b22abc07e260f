import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scaled } from '../prove/scale.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { postgresIsPresent } from './testing/postgres.ts';
import { openTwins, type Twins } from './testing/twins.ts';
import { tryCheckIns, tryIntents, tryLimits, trySessions, tryStock } from './testing/twinTrials.ts';

/** Each server hashes passwords on a busy machine. */
const WITHIN_MS = 60_000 + scaled(0, 600_000);

const PEOPLE = scaled(4, 100);
const CHECK_INS = scaled(3, 100);
const ROUNDS = scaled(1, 6);

describe.runIf(postgresIsPresent)('two servers on one PostgreSQL database', { timeout: WITHIN_MS }, () => {
  let twins: Twins;
  beforeAll(async () => {
    twins = await openTwins();
  }, WITHIN_MS);
  afterAll(() => twins.close());

  test('that start at the same moment write the demo content once', async () => {
    const accounts = await twins.db
      .selectFrom('users')
      .select('login_key')
      .where('login_key', 'in', ['vip01', 'poor01', 'rich01'])
      .execute();
    expect(accounts).toHaveLength(3);
  });

  test('know each other’s sessions, and their end', async () => {
    expect(await trySessions(twins, PEOPLE)).toEqual({ unknown: 0, outlived: 0 });
  });

  test('carry a request out once, whichever of them gets it, and answer it alike', async () => {
    expect(await tryIntents(twins, PEOPLE)).toEqual({ requests: 3 * PEOPLE, refused: 0, parted: 0, doubled: 0 });
  });

  test('give away no more than there is, and all of it', async () => {
    expect(await tryStock(twins, 12, ROUNDS)).toEqual({ stock: 18 * ROUNDS, over: 0, short: 0 });
  });

  test('pay one check-in a day', async () => {
    expect(await tryCheckIns(twins, CHECK_INS)).toEqual({ paid: CHECK_INS, extra: 0 });
  });

  test('share one count of wrong passwords and of codes sent, and use a code once', async () => {
    expect(await tryLimits(twins, 30)).toEqual({
      passwords: 25,
      passwordsOfAddress: 10,
      codes: 1,
      codesOfAddress: 20,
      logins: 1,
    });
  });

  test('leave every ledger, balance and entitlement in agreement', async () => {
    expect(await findMismatches(twins.db)).toEqual([]);
  });
});
