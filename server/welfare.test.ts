import { expect, test } from 'vitest';
import {
  codesOf,
  createCheckIns,
  createTasks,
  createWelfare,
  faultsOf,
  ledgerOf,
  parallel,
} from './testing/incentives.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { NOON, onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';

const DAY_MS = 86_400_000;
const LOCKED = 0;
const AVAILABLE = 1;
const DONE = 2;

const makeMember = (portal: TestPortal, { uid }: Person, days = 30) =>
  portal.db
    .updateTable('users')
    .set({ level_type: 1, exp_at: portal.clock.now + days * DAY_MS, badge: 'month' })
    .where('uid', '=', uid)
    .execute();

const statusOf = async (portal: TestPortal, as: Person) =>
  (await portal.call('/api/user/center/me', {}, { as })).data as {
    coinNum: number;
    levelType: number;
    expTime: number;
    claimable: number;
    taskClaimable: number;
  };

onEachDatabase('welfare', (open) => {
  test('a visitor sees everything, and is sent to log in by a claim', async () => {
    const portal = open();
    const { items, checkin, taskClaimable, banners } = await createWelfare(portal).home();
    expect(items.map(({ id, state }) => [id, state])).toEqual(
      expect.arrayContaining([
        ['newbie', AVAILABLE],
        ['member-daily', LOCKED],
        ['vip-trial', AVAILABLE],
        ['paper-kingdom', AVAILABLE],
      ]),
    );
    expect({ taskClaimable, checkedToday: checkin.checkedToday }).toEqual({ taskClaimable: 0, checkedToday: false });
    expect(banners.map(({ link }) => link)).toEqual(['/activity?id=3002', '/activity?id=3001', '/activity?id=3003']);
    expect(await portal.call('/api/v1/welfare/newbie/claim', { requestId: crypto.randomUUID() })).toMatchObject({
      code: 2,
    });
  });

  test('the newcomer gift is had once: 50 parallel claims, one row', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson();
    const answers = await parallel(50, () => welfare.claim(as, 'newbie'));
    expect([codesOf(answers, 0), codesOf(answers, 1401)]).toEqual([1, 49]);
    expect(await ledgerOf(portal, as)).toEqual([{ type: 'welfare', amount: 50 }]);
    expect(await welfare.see('newbie', as)).toMatchObject({ state: DONE, usedByMe: 1 });
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('a lost answer is had again under its key', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson();
    const requestId = crypto.randomUUID();
    const answers = await parallel(50, () => welfare.claim(as, 'newbie', { requestId }));
    expect(codesOf(answers, 0)).toBe(50);
    for (const { data } of answers) expect(data).toMatchObject({ reward: { kind: 'coin', amount: 50 }, coinNum: 50 });
    expect(await welfare.claim(as, 'vip-trial', { requestId })).toMatchObject({ status: 409, code: 1001 });
  });

  test('what brings nothing is not exchanged, and nothing is charged (1103)', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson(100);
    const empty = [
      { kind: 'gift', amount: 1, text: '礼包', giftId: 'no-such-pack' },
      { kind: 'gift', amount: 1, text: '礼包' },
      { kind: 'vipDays', amount: 0, text: '0 天会员' },
      { kind: 'coin', amount: 0, text: '0 钻石' },
    ];
    for (const reward of empty) {
      const id = await welfare.addItem({ reward: JSON.stringify(reward) });
      const answer = await welfare.claim(as, id);
      expect(answer).toMatchObject({ status: 200, code: 1103 });
      expect(answer.msg).toMatch(/暂时无法兑换，本次未扣费$/);
      await portal.db.deleteFrom('welfare_items').where('id', '=', id).execute();
    }
    expect((await statusOf(portal, as)).coinNum).toBe(100);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('the daily gift is for members, once a day of the server', async () => {
    const portal = open();
    const [welfare, days] = [createWelfare(portal), createCheckIns(portal)];
    const as = await portal.newPerson();
    expect(await welfare.claim(as, 'member-daily')).toMatchObject({ code: 1405 });
    expect(await welfare.see('member-daily', as)).toMatchObject({ state: LOCKED, needLevel: 1 });
    await makeMember(portal, as, 2);
    days.goTo('2026-06-30', DAY_MS - 1);
    expect(codesOf(await parallel(20, () => welfare.claim(as, 'member-daily')), 0)).toBe(1);
    expect(await welfare.see('member-daily', as)).toMatchObject({ state: DONE, usedByMe: 1 });
    days.goTo('2026-07-01', 0);
    expect(await welfare.see('member-daily', as)).toMatchObject({ state: AVAILABLE, usedByMe: 0 });
    expect(await welfare.claim(as, 'member-daily')).toMatchObject({ code: 0, data: { coinNum: 20 } });
    days.goTo('2026-07-05');
    expect(await welfare.claim(as, 'member-daily')).toMatchObject({ code: 1405 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('seven days of membership cost 200 diamonds and are added to what runs, once per person', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson(500);
    expect(await welfare.claim(as, 'vip-trial', { shownCost: 100 })).toMatchObject({
      code: 1102,
      data: { price: 200 },
    });
    expect(await welfare.claim(as, 'vip-trial', { shownCost: 200 })).toMatchObject({
      code: 0,
      data: { reward: { kind: 'vipDays', amount: 7 }, coinNum: 300 },
    });
    expect(await statusOf(portal, as)).toMatchObject({ levelType: 1, expTime: NOON + 7 * DAY_MS });
    expect(await welfare.claim(as, 'vip-trial')).toMatchObject({ code: 1404, msg: '已达兑换上限' });
    expect(await ledgerOf(portal, as)).toEqual([
      { type: 'welfare', amount: -200 },
      { type: 'activity', amount: 500 },
    ]);
    const member = await portal.newPerson(200);
    await makeMember(portal, member, 10);
    await welfare.claim(member, 'vip-trial');
    expect(await statusOf(portal, member)).toMatchObject({ expTime: NOON + 17 * DAY_MS });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('the same requestId gives the same answer, another price shown under it 409', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson(500);
    const request = { requestId: crypto.randomUUID(), shownCost: 200 };
    const first = await welfare.claim(as, 'vip-trial', request);
    expect(first).toMatchObject({ code: 0, data: { coinNum: 300 } });
    expect((await welfare.claim(as, 'vip-trial', request)).data).toEqual(first.data);
    expect(await welfare.claim(as, 'vip-trial', { ...request, shownCost: 100 })).toMatchObject({
      code: 1001,
      status: 409,
      data: { field: 'requestId' },
    });
  });

  test('a pack brings its code to 我的礼包', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson(30);
    const answer = await welfare.claim(as, 'paper-kingdom', { shownCost: 30 });
    expect(answer).toMatchObject({ code: 0, data: { reward: { kind: 'gift', giftId: '1003-g3' }, coinNum: 0 } });
    const { code } = (answer.data as { reward: { code: string } }).reward;
    const gifts = await portal.call('/api/v1/gift/me?state=claimed', undefined, { as });
    expect(JSON.stringify(gifts.data)).toContain(code);
    expect(await welfare.see('paper-kingdom', as)).toMatchObject({ left: 49, state: DONE });
  });

  test('too few diamonds: 1101, and neither stock nor limit is used up', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson(29);
    const id = await welfare.addItem({ remaining: 1 });
    const requestId = crypto.randomUUID();
    expect(await welfare.claim(as, id, { requestId })).toMatchObject({ code: 1101, data: { need: 30, have: 29 } });
    expect(await welfare.see(id, as)).toMatchObject({ left: 1, usedByMe: 0, state: AVAILABLE });
    await portal.grant(as, 1);
    expect(await welfare.claim(as, id, { requestId })).toMatchObject({ code: 0, data: { coinNum: 7 } });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a limit above one is kept under 50 parallel requests of one person', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const as = await portal.newPerson(1000);
    const id = await welfare.addItem({ per_person: 3, remaining: 100 });
    const answers = await parallel(50, () => welfare.claim(as, id));
    expect([codesOf(answers, 0), codesOf(answers, 1404)]).toEqual([3, 47]);
    expect(await welfare.see(id, as)).toMatchObject({ left: 97, usedByMe: 3, state: DONE });
    expect(await statusOf(portal, as)).toMatchObject({ coinNum: 1000 - 3 * 30 + 3 * 7 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('stock of 50 with 200 clients: exactly 50 are served, and the others keep their diamonds', async () => {
    const portal = open();
    const welfare = createWelfare(portal);
    const id = await welfare.addItem({ remaining: 50 });
    const people: Person[] = [];
    for (let count = 0; count < 200; count += 1) people.push(await portal.newPerson(30));
    const answers = await Promise.all(people.map((as) => welfare.claim(as, id)));
    expect([codesOf(answers, 0), codesOf(answers, 1403)]).toEqual([50, 150]);
    expect(await welfare.see(id)).toMatchObject({ left: 0 });
    const balances = await portal.db
      .selectFrom('users')
      .select('balance')
      .where(
        'uid',
        'in',
        people.map(({ uid }) => uid),
      )
      .execute();
    expect([7, 30].map((amount) => balances.filter(({ balance }) => balance === amount).length)).toEqual([50, 150]);
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(faultsOf(portal)).toEqual([]);
  });

  test('what is not there is gone', async () => {
    const portal = open();
    expect(await createWelfare(portal).claim(await portal.newPerson(), 'nothing')).toMatchObject({ code: 1201 });
  });
});

onEachDatabase('what waits to be claimed', (open) => {
  test('the red dot counts gifts, the check-in, streak gifts and tasks, and goes when all are taken', async () => {
    const portal = open();
    const [welfare, days, tasks] = [createWelfare(portal), createCheckIns(portal), createTasks(portal)];
    const as = await portal.newPerson();
    /** All that waits, and the tasks among it. */
    const waiting = async () => {
      const { claimable, taskClaimable } = await statusOf(portal, as);
      return [claimable, taskClaimable];
    };
    expect(await waiting()).toEqual([2, 0]);
    await welfare.claim(as, 'newbie');
    expect(await waiting()).toEqual([1, 0]);
    await days.checkIn(as);
    expect(await waiting()).toEqual([1, 1]);
    await tasks.claim(as, 'daily-checkin');
    expect(await waiting()).toEqual([0, 0]);
    await days.run(as, '2026-07-01', 2);
    expect(await waiting()).toEqual([2, 1]);
    await days.milestone(as, 3);
    await tasks.claimAll(as);
    expect(await waiting()).toEqual([0, 0]);
  });

  test('home says how many gifts wait and how many of today’s tasks are done; nothing of that to a visitor', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const home = async (who?: Person) => (await portal.call('/api/v1/home', undefined, who ? { as: who } : {})).data;
    expect(await home()).toMatchObject({ welfareClaimable: null, tasks: null });
    expect(await home(as)).toMatchObject({ welfareClaimable: 2, tasks: { done: 0, total: 5 } });
    await createCheckIns(portal).checkIn(as);
    expect(await home(as)).toMatchObject({ welfareClaimable: 1, tasks: { done: 1, total: 5 } });
    await createTasks(portal).claimAll(as);
    expect(await home(as)).toMatchObject({ welfareClaimable: 1, tasks: { done: 1, total: 5 } });
  });

  test('the demo accounts have something to claim, and balances as promised', async () => {
    const portal = open();
    for (const [name, coinNum] of [
      ['vip01', 0],
      ['poor01', 10],
      ['rich01', 5000],
    ] as const) {
      const as = await portal.logIn(name);
      expect(await statusOf(portal, as), name).toMatchObject({ coinNum });
      expect((await statusOf(portal, as)).claimable, name).toBeGreaterThan(2);
    }
    expect(await createCheckIns(portal).board(await portal.logIn('rich01'))).toMatchObject({
      continuousDays: 6,
      checkedToday: false,
      makeup: { left: 1 },
    });
  });
});
