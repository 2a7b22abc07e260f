import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Gift } from '#domain/gift.ts';
import type { GiftRow } from './db/schema.ts';
import { extendMembership } from './membership.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { NOON, onEachDatabase, type Answer, type Person, type TestPortal } from './testing/portal.ts';

const DAY_MS = 86_400_000;
const PACK = '1003-g1';
const MEMBERS_PACK = '1002-g3';
const ENDED_PACK = '1001-g3';
const REWARD_PACK = '1003-g3';

const claim = (
  portal: TestPortal,
  as: Person | undefined,
  giftId: string,
  requestId: string = crypto.randomUUID(),
): Promise<Answer> => portal.call(`/api/v1/gift/${giftId}/claim`, { requestId }, { ...(as && { as }) });

async function own(portal: TestPortal, as: Person, state: string): Promise<Gift[]> {
  const { code, data } = await portal.call(`/api/v1/gift/me?state=${state}`, undefined, { as });
  expect(code).toBe(0);
  return data as Gift[];
}

async function ofGame(portal: TestPortal, appID: string, as?: Person): Promise<Gift[]> {
  return (await portal.call('/api/web/game/detail/giftlist', { appID }, { ...(as && { as }) })).data as Gift[];
}

async function addPack(portal: TestPortal, fields: Partial<GiftRow>): Promise<string> {
  const model = await portal.db.selectFrom('gifts').selectAll().where('id', '=', PACK).executeTakeFirstOrThrow();
  const id = `t${randomBytes(5).toString('hex')}`;
  await portal.db
    .insertInto('gifts')
    .values({ ...model, id, day: '', taken_today: 0, ...fields })
    .execute();
  return id;
}

const count = (answers: readonly Answer[], code: number): number =>
  answers.filter((answer) => answer.code === code).length;

const newPeople = (portal: TestPortal, people: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: people }, () => portal.newPerson()));

onEachDatabase('gift packs', (open) => {
  test('a claim gives a code, shows in the game and in 我的礼包, and sends a message', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const before = (await ofGame(portal, '1003', as))[0];
    expect(before).toMatchObject({ id: PACK, claimed: false });
    expect((await own(portal, as, 'available')).map(({ id }) => id)).toContain(PACK);
    portal.clock.now += 1;
    const claimed = (await claim(portal, as, PACK)).data as Gift;
    expect(claimed).toMatchObject({
      id: PACK,
      gameName: '纸上王国',
      claimed: true,
      claimTime: NOON + 1,
      left: (before?.left ?? 0) - 1,
    });
    expect(claimed.code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    expect((await ofGame(portal, '1003', as))[0]).toEqual(claimed);
    expect(await own(portal, as, 'claimed')).toEqual([claimed]);
    expect((await own(portal, as, 'available')).map(({ id }) => id)).not.toContain(PACK);
    const inbox = await portal.call('/api/user/center/message/all', {}, { as });
    expect(inbox.data).toMatchObject({
      unread: 2,
      records: [{ kind: 'gift', title: '礼包领取成功', link: '/gifts' }, {}],
    });
  });

  test('nobody sees another’s code', async () => {
    const portal = open();
    const [as, other] = [await portal.newPerson(), await portal.newPerson()];
    const { code } = (await claim(portal, as, PACK)).data as Gift;
    for (const gifts of [
      await ofGame(portal, '1003', other),
      await ofGame(portal, '1003'),
      await own(portal, other, 'claimed'),
      await own(portal, other, 'available'),
    ]) {
      expect(JSON.stringify(gifts)).not.toContain(code);
      expect(gifts.filter(({ claimed }) => claimed)).toEqual([]);
    }
  });

  test('one for each person: 50 equal requests get one code, 50 requests one pack', async () => {
    const portal = open();
    const [patient, eager] = [await portal.newPerson(), await portal.newPerson()];
    const requestId = crypto.randomUUID();
    const equal = await Promise.all(Array.from({ length: 50 }, () => claim(portal, patient, PACK, requestId)));
    expect(new Set(equal.map(({ data }) => (data as Gift).code)).size).toBe(1);
    const { left } = equal[0]?.data as Gift;
    const different = await Promise.all(Array.from({ length: 50 }, () => claim(portal, eager, PACK)));
    expect([count(different, 0), count(different, 1401)]).toEqual([1, 49]);
    expect((await ofGame(portal, '1003'))[0]?.left).toBe(left - 1);
  });

  test('a stock of 50 and 64 people: exactly 50 get one, each a code of their own', async () => {
    const portal = open();
    const giftId = await addPack(portal, { total: 50, remaining: 50 });
    const answers = await Promise.all((await newPeople(portal, 64)).map((as) => claim(portal, as, giftId)));
    expect([count(answers, 0), count(answers, 1403)]).toEqual([50, 14]);
    expect(new Set(answers.filter(({ code }) => code === 0).map(({ data }) => (data as Gift).code)).size).toBe(50);
    expect(answers.find(({ code }) => code === 1403)?.msg).toBe('礼包已领完');
    const pack = await portal.db
      .selectFrom('gifts')
      .select('remaining')
      .where('id', '=', giftId)
      .executeTakeFirstOrThrow();
    expect(pack.remaining).toBe(0);
    expect(portal.faults).toEqual([]);
  });

  test('a daily limit of 10 and 30 people: exactly 10 today, and 10 more tomorrow in Shanghai', async () => {
    const portal = open();
    const giftId = await addPack(portal, { total: 1000, remaining: 25, daily_limit: 10 });
    const people = await newPeople(portal, 30);
    const today = await Promise.all(people.map((as) => claim(portal, as, giftId)));
    expect([count(today, 0), count(today, 1403)]).toEqual([10, 20]);
    expect(today.find(({ code }) => code === 1403)?.msg).toBe('今日已领完，明天再来');
    const leftToday = async () => (await ofGame(portal, '1003')).find(({ id }) => id === giftId)?.leftToday;
    expect(await leftToday()).toBe(0);
    // Noon plus twelve hours is midnight there.
    portal.clock.now += DAY_MS / 2 - 1;
    expect(await leftToday()).toBe(0);
    portal.clock.now += 1;
    expect(await leftToday()).toBe(10);
    const unlucky = people.filter((_, at) => today[at]?.code !== 0);
    const tomorrow = await Promise.all(unlucky.map((as) => claim(portal, as, giftId)));
    expect([count(tomorrow, 0), count(tomorrow, 1403)]).toEqual([10, 10]);
    portal.clock.now += DAY_MS;
    expect(await leftToday()).toBe(5);
  });

  test('packs for members are shown to all and given to members', async () => {
    const portal = open();
    const as = await portal.newPerson();
    expect((await own(portal, as, 'available')).find(({ id }) => id === MEMBERS_PACK)?.memberOnly).toBe(true);
    expect(await claim(portal, as, MEMBERS_PACK)).toMatchObject({
      code: 1405,
      msg: '会员专享礼包，开通会员后即可领取',
    });
    await portal.db
      .transaction()
      .execute((trx) => extendMembership(trx, as.uid, { days: 1, badge: 'normal', now: NOON }));
    expect((await claim(portal, as, MEMBERS_PACK)).code).toBe(0);
  });

  test('what is over, not begun, unknown or given only as a reward cannot be claimed', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const later = await addPack(portal, { start_at: NOON + DAY_MS });
    expect(await claim(portal, as, ENDED_PACK)).toMatchObject({ code: 1404, msg: '礼包已过期' });
    expect(await claim(portal, as, later)).toMatchObject({ code: 1404, msg: '礼包尚未开始领取' });
    const [unknown, reward] = [await claim(portal, as, 'none'), await claim(portal, as, REWARD_PACK)];
    expect(unknown).toMatchObject({ code: 1201 });
    expect({ ...reward, headers: null }).toEqual({ ...unknown, headers: null });
    expect((await ofGame(portal, '1003', as)).map(({ id }) => id)).not.toContain(REWARD_PACK);
    expect(await own(portal, as, 'claimed')).toEqual([]);
  });

  test('a pack moves to 已过期 when it ends', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const giftId = await addPack(portal, { end_at: NOON + DAY_MS });
    await claim(portal, as, giftId);
    portal.clock.now += DAY_MS;
    expect((await own(portal, as, 'claimed')).map(({ id }) => id)).toEqual([]);
    expect(await own(portal, as, 'expired')).toMatchObject([{ id: giftId, claimed: true, code: expect.any(String) }]);
  });

  test('the demo has something in every tab', async () => {
    const portal = open();
    const as = await portal.logIn('rich01');
    expect((await own(portal, as, 'claimed')).map(({ id }) => id)).toEqual(['1003-g1', '1004-g2']);
    expect((await own(portal, as, 'expired')).map(({ id }) => id)).toEqual([ENDED_PACK]);
    expect((await own(portal, as, 'available')).length).toBeGreaterThan(5);
  });

  test('needs a person and a key; an unknown tab is refused', async () => {
    const portal = open();
    const as = await portal.newPerson();
    expect((await claim(portal, undefined, PACK)).code).toBe(2);
    expect((await portal.call('/api/v1/gift/me')).code).toBe(2);
    expect(await claim(portal, as, PACK, '')).toMatchObject({ code: 1001, data: { field: 'requestId' } });
    expect(await portal.call('/api/v1/gift/me?state=all', undefined, { as })).toMatchObject({
      code: 1001,
      data: { field: 'state' },
    });
    expect(await findMismatches(portal.db)).toEqual([]);
  });
});
