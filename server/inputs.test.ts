import { expect, test } from 'vitest';
import { scaled } from '../prove/scale.ts';
import { writesWithExtraFields, repeatedFields, WRITES } from './testing/massAssignment.ts';
import { hostileTexts } from './testing/hostileTexts.ts';
import { someOf, TEXT_FIELDS, tryInputs } from './testing/inputs.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase } from './testing/portal.ts';

/** Texts a field; all of them in `npm run prove -- inputs`. */
const A_FIELD = scaled(20, hostileTexts('inputs').length);

const MINUTES = 60_000 * Math.ceil(A_FIELD / 20);

async function split<T>(results: AsyncIterable<T | undefined>): Promise<{ tried: number; found: T[] }> {
  const found: T[] = [];
  let tried = 0;
  for await (const result of results) {
    tried += 1;
    if (result !== undefined) found.push(result);
  }
  return { tried, found };
}

onEachDatabase('what is sent', (open) => {
  test('beyond its fields counts for nothing in any write: neither money nor membership nor rows differ (T10, T17)', {
    timeout: 5 * MINUTES,
  }, async () => {
    const portal = open();
    const { tried, found } = await split(writesWithExtraFields(portal));
    expect(found).toEqual([]);
    expect(tried).toBe(WRITES.length * 2);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(portal.faults).toEqual([]);
  });

  test('twice under one name counts once, the first, in every call and every encoding (T16)', {
    timeout: 5 * MINUTES,
  }, async () => {
    const portal = open();
    expect((await split(repeatedFields(portal))).found).toEqual([]);
    expect(portal.faults).toEqual([]);
  });

  test('in any field of any call is kept as sent or refused with a sentence, never a fault', {
    timeout: 5 * MINUTES,
  }, async () => {
    const portal = open({ appPackage: true });
    const { tried, found } = await split(tryInputs(portal, TEXT_FIELDS, someOf(hostileTexts('inputs'), A_FIELD)));
    expect(found).toEqual([]);
    expect(tried).toBeGreaterThan(TEXT_FIELDS.length * A_FIELD * 0.9);
    expect(portal.faults).toEqual([]);
  });
});
