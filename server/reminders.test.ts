import { expect, test } from 'vitest';
import { extendMembership } from './membership.ts';
import { NOON, onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';

const DAY_MS = 86_400_000;

async function newMember(portal: TestPortal, days: number): Promise<Person> {
  const as = await portal.newPerson();
  await portal.db.transaction().execute((trx) => extendMembership(trx, as.uid, { days, badge: 'month', now: NOON }));
  return as;
}

async function lettersOf(portal: TestPortal, as: Person): Promise<string[]> {
  const { data } = await portal.call('/api/user/center/message/all', {}, { as });
  const { records } = data as { records: { title: string; link?: string }[] };
  return records.filter(({ link }) => link === '/profile?pop=1').map(({ title }) => title);
}

onEachDatabase('membership reminders', (open) => {
  test('come 7, 3 and 1 days before the end and after it, once each', async () => {
    const portal = open();
    const as = await newMember(portal, 20);
    const at = async (days: number) => {
      portal.clock.now = NOON + days * DAY_MS;
      for (const path of ['/api/user/center/me', '/api/user/center/message/all']) await portal.call(path, {}, { as });
      return (await lettersOf(portal, as))[0];
    };
    expect(await at(12.9)).toBeUndefined();
    expect(await at(13)).toBe('会员还有 7 天到期');
    expect(await at(16)).toBe('会员还有 7 天到期');
    expect(await at(17)).toBe('会员还有 3 天到期');
    expect(await at(19.5)).toBe('会员还有 1 天到期');
    expect(await at(20)).toBe('会员已过期');
    expect(await at(29)).toBe('会员已过期');
    expect(await lettersOf(portal, as)).toHaveLength(4);
  });

  test('whoever was away hears of now alone, and a renewal starts anew', async () => {
    const portal = open();
    const as = await newMember(portal, 10);
    portal.clock.now = NOON + 8 * DAY_MS;
    expect(await lettersOf(portal, as)).toEqual(['会员还有 2 天到期']);
    await portal.db
      .transaction()
      .execute((trx) => extendMembership(trx, as.uid, { days: 10, badge: 'month', now: portal.clock.now }));
    expect(await lettersOf(portal, as)).toHaveLength(1);
    portal.clock.now = NOON + 15 * DAY_MS;
    expect(await lettersOf(portal, as)).toEqual(['会员还有 5 天到期', '会员还有 2 天到期']);
  });

  test('30 looks at once write one letter; it counts as unread in the very answer', async () => {
    const portal = open();
    const as = await newMember(portal, 5);
    const answers = await Promise.all(Array.from({ length: 30 }, () => portal.call('/api/user/center/me', {}, { as })));
    expect(answers.map(({ data }) => (data as { unread: number }).unread)).toContain(2);
    expect(await lettersOf(portal, as)).toHaveLength(1);
    expect(portal.faults).toEqual([]);
  });

  test('who never was a member hears nothing', async () => {
    const portal = open();
    const as = await portal.newPerson();
    portal.clock.now += 29 * DAY_MS;
    expect(await lettersOf(portal, as)).toEqual([]);
  });
});
