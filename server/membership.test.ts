import { expect, test } from 'vitest';
import type { VipOffer } from '#domain/membership.ts';
import type { PayInfo } from '#domain/order.ts';
import { extendMembership } from './membership.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { NOON, onEachDatabase, type Answer, type Person, type TestPortal } from './testing/portal.ts';
import { makeOrder, notifyPaid, pressCashier, statusFor } from './testing/testPayments.ts';

const DAY_MS = 86_400_000;
const MONTH = { vipId: 'vip-month', payType: 'coin', type: '0', source: '0' };
const MONTH_COIN = 360;

const openMembership = (
  portal: TestPortal,
  as: Person | undefined,
  fields: Record<string, string | number> = {},
): Promise<Answer> =>
  portal.call('/api/vip/vipopen', { ...MONTH, requestId: crypto.randomUUID(), ...fields }, { ...(as && { as }) });

async function offerFor(portal: TestPortal, as?: Person): Promise<VipOffer> {
  const { code, data } = await portal.call('/api/vip/vipconfig', {}, { ...(as && { as }) });
  expect(code).toBe(0);
  return data as VipOffer;
}

const salesOf = (portal: TestPortal, { uid }: Person) =>
  portal.db
    .selectFrom('membership_sales')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('exp_at')
    .execute();

const extend = (portal: TestPortal, { uid }: Person, days: number, badge: 'month' | 'normal' | 'year') =>
  portal.db.transaction().execute((trx) => extendMembership(trx, uid, { days, badge, now: portal.clock.now }));

onEachDatabase('membership', (open) => {
  test('the cards on offer: prices, a day’s share, and the end the asker would reach', async () => {
    const portal = open();
    const { plans, rights, payTypes } = await offerFor(portal);
    expect(plans.map(({ name, days, priceFen, coinPrice }) => [name, days, priceFen, coinPrice])).toEqual([
      ['月卡', 30, 3000, 360],
      ['季卡', 90, 7800, 980],
      ['年卡', 365, 26_800, 3880],
    ]);
    expect(plans.map(({ perDayText }) => perDayText)).toEqual(['折合每天 ¥1', '折合每天 ¥0.87', '折合每天 ¥0.74']);
    expect(plans.map(({ expAfter }) => (expAfter - NOON) / DAY_MS)).toEqual([30, 90, 365]);
    expect(plans.filter(({ recommended }) => recommended)).toHaveLength(1);
    expect([rights.length, payTypes.length]).toEqual([4, 3]);
    const member = await portal.logIn('vip01');
    const [month] = (await offerFor(portal, member)).plans;
    expect(month?.expAfter).toBe(((await statusFor(portal, member)).expTime ?? 0) + 30 * DAY_MS);
  });

  test('no card pays for itself with the daily diamonds it brings', async () => {
    for (const { name, days, coinPrice } of (await offerFor(open())).plans)
      expect(coinPrice ?? Infinity, name).toBeGreaterThan(days * 10);
  });

  test('paid with diamonds: debit, ledger row, the end that was promised, a message; a renewal adds to it', async () => {
    const portal = open();
    const as = await portal.newPerson(1000);
    const promised = (await offerFor(portal, as)).plans[0]?.expAfter;
    const opened = await openMembership(portal, as, { shownPrice: MONTH_COIN });
    expect(opened).toMatchObject({
      code: 0,
      data: { status: { coinNum: 640, levelType: 1, badge: 'month', expTime: promised } },
    });
    expect((opened.data as { status: unknown }).status).toEqual(await statusFor(portal, as));
    portal.clock.now += 10 * DAY_MS;
    await openMembership(portal, as);
    expect(await statusFor(portal, as)).toMatchObject({ coinNum: 280, expTime: NOON + 60 * DAY_MS, badge: 'month' });
    const ledger = await portal.call('/api/user/center/coin/all', {}, { as });
    const row = { type: 'vip', title: '开通会员月卡', amount: -MONTH_COIN, link: '/profile' };
    expect(ledger.data).toMatchObject({ records: [row, row, {}], balance: 280 });
    const inbox = await portal.call('/api/user/center/message/all', {}, { as });
    expect(inbox.data).toMatchObject({
      records: [{ kind: 'order', summary: '30 天会员已到账，有效期至 2026-08-29。', link: '/profile' }, {}, {}],
    });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('50 parallel equal requests make one debit and one month (M1)', async () => {
    const portal = open();
    const as = await portal.newPerson(5000);
    const requestId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => openMembership(portal, as, { requestId })));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    expect(await statusFor(portal, as)).toMatchObject({ coinNum: 5000 - MONTH_COIN, expTime: NOON + 30 * DAY_MS });
    expect(await openMembership(portal, as, { requestId, vipId: 'vip-year' })).toMatchObject({
      status: 409,
      code: 1001,
    });
    // A request sent again by a page that has forgotten which game it came from is the same request.
    expect(await openMembership(portal, as, { requestId, type: '1', source: '1002' })).toMatchObject({
      code: 0,
      data: { status: { coinNum: 5000 - MONTH_COIN } },
    });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('64 parallel intents with diamonds for 10 months: exactly 10, and every day of them counts (M3)', async () => {
    const portal = open();
    const as = await portal.newPerson(10 * MONTH_COIN);
    const answers = await Promise.all(Array.from({ length: 64 }, () => openMembership(portal, as)));
    const count = (code: number) => answers.filter((answer) => answer.code === code).length;
    expect([count(0), count(1101)]).toEqual([10, 54]);
    expect(await statusFor(portal, as)).toMatchObject({ coinNum: 0, expTime: NOON + 300 * DAY_MS });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('too few diamonds: 1101, nothing changes, and the same intent succeeds after a recharge', async () => {
    const portal = open();
    const as = await portal.newPerson(MONTH_COIN - 1);
    const requestId = crypto.randomUUID();
    expect(await openMembership(portal, as, { requestId })).toMatchObject({
      code: 1101,
      data: { need: MONTH_COIN, have: MONTH_COIN - 1 },
    });
    expect(await statusFor(portal, as)).toMatchObject({ levelType: 0, expTime: null, badge: null });
    await portal.grant(as, 1);
    expect(await openMembership(portal, as, { requestId })).toMatchObject({
      code: 0,
      data: { status: { coinNum: 0, levelType: 1 } },
    });
  });

  test('paid with money: an order with its cashier, settled often, extended once', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const { data } = await openMembership(portal, as, {
      payType: 'wechat',
      type: '1',
      source: '1002',
      returnUrl: '/profile?pop=1',
      coin: '1',
    });
    const paying = data as PayInfo;
    expect(paying.order).toMatchObject({
      kind: 'vip',
      title: '会员月卡',
      days: 30,
      priceFen: 3000,
      payType: 'wechat',
      status: 0,
    });
    expect(paying.order).not.toHaveProperty('coin');
    portal.clock.now += 1;
    const back = await pressCashier(portal, paying);
    expect(back.headers.get('location')).toBe(`/profile?pop=1&orderId=${paying.order.orderId}&result=paid`);
    const results = await Promise.all(Array.from({ length: 20 }, () => notifyPaid(portal, paying)));
    expect(new Set(results)).toEqual(new Set(['settled']));
    expect(await statusFor(portal, as)).toMatchObject({
      coinNum: 0,
      levelType: 1,
      badge: 'month',
      expTime: NOON + 1 + 30 * DAY_MS,
      firstRecharge: true,
    });
    expect(await salesOf(portal, as)).toMatchObject([
      { plan_id: 'vip-month', order_id: paying.order.orderId, source_game: '1002', price_fen: 3000, coin: 0 },
    ]);
    const inbox = await portal.call('/api/user/center/message/all', {}, { as });
    expect(inbox.data).toMatchObject({
      records: [{ kind: 'order', title: '会员开通成功', link: '/xdetail?tab=order' }, {}],
    });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('the order path sells a card too, and of 10 paid orders each adds its days', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const request = { kind: 'vip', productId: 'vip-season', returnUrl: '/profile' };
    const orders = await Promise.all(Array.from({ length: 10 }, () => makeOrder(portal, as, request)));
    await Promise.all(orders.map((paying) => notifyPaid(portal, paying)));
    expect(await statusFor(portal, as)).toMatchObject({ badge: 'normal', expTime: NOON + 900 * DAY_MS });
    expect(await salesOf(portal, as)).toHaveLength(10);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('the higher badge stays while it runs, and goes with it', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const badge = async () => (await statusFor(portal, as)).badge;
    await extend(portal, as, 2, 'normal');
    expect(await badge()).toBe('normal');
    await extend(portal, as, 5, 'month');
    await extend(portal, as, 2, 'normal');
    expect(await badge()).toBe('month');
    await extend(portal, as, 10, 'year');
    await extend(portal, as, 5, 'month');
    expect(await badge()).toBe('year');
    expect((await statusFor(portal, as)).expTime).toBe(NOON + 24 * DAY_MS);
    portal.clock.now += 24 * DAY_MS;
    expect(await statusFor(portal, as)).toMatchObject({ levelType: 0, badge: null });
    await extend(portal, as, 7, 'normal');
    expect(await statusFor(portal, as)).toMatchObject({ badge: 'normal', expTime: portal.clock.now + 7 * DAY_MS });
  });

  test('cards, prices, ways to pay and sources are ours alone', async () => {
    const portal = open();
    const as = await portal.newPerson(5000);
    const refused = async (fields: Record<string, string | number>) => (await openMembership(portal, as, fields)).data;
    expect(await refused({ vipId: 'vip-life' })).toEqual({ field: 'vipId' });
    expect(await refused({ vipId: 'vip-life', payType: 'mock' })).toEqual({ field: 'vipId' });
    expect(await refused({ payType: 'gold' })).toEqual({ field: 'payType' });
    expect(await refused({ type: '1', source: '9999' })).toEqual({ field: 'source' });
    expect(await refused({ type: '1', source: "1' or '1'='1" })).toEqual({ field: 'source' });
    expect(await refused({ type: '2' })).toEqual({ field: 'type' });
    expect(await refused({ payType: 'mock', returnUrl: '//evil.test' })).toEqual({ field: 'returnUrl' });
    expect(await refused({ requestId: '' })).toEqual({ field: 'requestId' });
    expect(await openMembership(portal, as, { shownPrice: 1 })).toMatchObject({
      code: 1102,
      data: { price: MONTH_COIN },
    });
    expect(await openMembership(portal, as, { payType: 'mock', shownPrice: 1 })).toMatchObject({
      code: 1102,
      data: { price: 3000 },
    });
    expect(await statusFor(portal, as)).toMatchObject({ coinNum: 5000, levelType: 0 });
    expect(await openMembership(portal, as, { coinPrice: 1, days: 9999, amount: 0 })).toMatchObject({
      data: { status: { coinNum: 5000 - MONTH_COIN, expTime: NOON + 30 * DAY_MS } },
    });
  });

  test('a card without a price in diamonds is sold for money alone', async () => {
    const portal = open();
    const as = await portal.newPerson(5000);
    const card = {
      id: 'vip-gift',
      name: '体验卡',
      badge: 'normal',
      days: 7,
      price_fen: 600,
      origin_fen: 600,
      coin_price: null,
      recommended: 0,
      sort: 9,
    } as const;
    await portal.db.insertInto('vip_plans').values(card).execute();
    const plan = (await offerFor(portal)).plans.at(-1);
    expect(plan).not.toHaveProperty('coinPrice');
    expect(await openMembership(portal, as, { vipId: card.id })).toMatchObject({
      code: 1001,
      data: { field: 'payType' },
    });
    const order = await openMembership(portal, as, { vipId: card.id, payType: 'mock' });
    await portal.db.deleteFrom('vip_plans').where('id', '=', card.id).execute();
    // What was ordered is handed over, though the card is on offer no longer.
    expect(await notifyPaid(portal, order.data as PayInfo)).toBe('settled');
    expect(await statusFor(portal, as)).toMatchObject({ levelType: 1, badge: 'normal' });
  });

  test('a visitor sees the cards and must log in to buy; nobody asks in another’s name (T8)', async () => {
    const portal = open();
    const [as, other] = [await portal.newPerson(1000), await portal.newPerson()];
    expect((await openMembership(portal, undefined)).code).toBe(2);
    expect((await portal.call('/api/vip/vipconfig', { uid: other.uid }, { as })).status).toBe(401);
    expect((await openMembership(portal, { ...as, uid: other.uid })).status).toBe(401);
    expect(await statusFor(portal, as)).toMatchObject({ coinNum: 1000, levelType: 0 });
  });

  test('without a provider money buys nothing, diamonds still do', async () => {
    const portal = open({ payments: { payTypes: [] }, mode: 'production' });
    const as = await portal.newPerson(1000);
    expect((await offerFor(portal)).payTypes).toEqual([]);
    expect(await openMembership(portal, as, { payType: 'mock' })).toMatchObject({
      code: 1001,
      data: { field: 'payType' },
    });
    expect(await openMembership(portal, as)).toMatchObject({ code: 0 });
    expect(portal.faults).toEqual([]);
    expect(await findMismatches(portal.db)).toEqual([]);
  });
});
