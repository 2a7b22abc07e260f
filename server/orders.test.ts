import { expect, test } from 'vitest';
import type { Order } from '#domain/order.ts';
import type { Page } from '#domain/page.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { NOON, onEachDatabase, UNLIMITED, type Answer, type Person, type TestPortal } from './testing/portal.ts';
import { makeOrder, notifyPaid, pressCashier, statusFor } from './testing/testPayments.ts';

const MINUTE_MS = 60_000;

const cancel = (portal: TestPortal, as: Person | undefined, orderId: string): Promise<Answer> =>
  portal.call(`/api/v1/order/${orderId}`, undefined, { method: 'DELETE', ...(as && { as }) });

async function ordersOf(portal: TestPortal, as: Person): Promise<Order[]> {
  return ((await portal.call('/api/user/center/coin/order', {}, { as })).data as Page<Order>).records;
}

onEachDatabase('orders', (open) => {
  test('an order that waits can be cancelled, once; it can then neither be paid nor gone on with', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const { orderId } = paying.order;
    expect(await cancel(portal, as, orderId)).toMatchObject({ code: 0, data: null });
    expect(await ordersOf(portal, as)).toMatchObject([{ orderId, status: 2 }]);
    expect(await cancel(portal, as, orderId)).toMatchObject({ code: 1601, msg: '订单已支付或已关闭' });
    expect(await notifyPaid(portal, paying)).toBe('refused');
    await pressCashier(portal, paying);
    const again = { kind: 'coin', orderId, payType: 'mock', returnUrl: '/recharge', requestId: crypto.randomUUID() };
    expect((await portal.call('/api/order/payInfo', again, { as })).code).toBe(1601);
    expect((await statusFor(portal, as)).coinNum).toBe(0);
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('of cancelling and paying at once one counts', async () => {
    const portal = open();
    const as = await portal.newPerson();
    for (let round = 0; round < 10; round += 1) {
      const paying = await makeOrder(portal, as, { productId: 'coin-60' });
      const before = (await statusFor(portal, as)).coinNum;
      const [result, { code }] = await Promise.all([
        notifyPaid(portal, paying),
        cancel(portal, as, paying.order.orderId),
      ]);
      expect([result, code]).toEqual(result === 'settled' ? ['settled', 1601] : ['refused', 0]);
      expect((await statusFor(portal, as)).coinNum > before).toBe(result === 'settled');
    }
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a paid one, an expired one, a foreign one and a missing one', async () => {
    const portal = open();
    const [as, other] = [await portal.newPerson(), await portal.newPerson()];
    const paid = await makeOrder(portal, as);
    await notifyPaid(portal, paid);
    expect((await cancel(portal, as, paid.order.orderId)).code).toBe(1601);
    const waiting = await makeOrder(portal, as);
    const foreign = await cancel(portal, other, waiting.order.orderId);
    const missing = await cancel(portal, other, 'missing');
    expect(foreign.code).toBe(1201);
    expect({ ...foreign, headers: null }).toEqual({ ...missing, headers: null });
    expect((await cancel(portal, undefined, waiting.order.orderId)).code).toBe(2);
    portal.clock.now += 15 * MINUTE_MS;
    expect((await cancel(portal, as, waiting.order.orderId)).code).toBe(1601);
  });

  test('the list shows both kinds, until when an order waits, and closes it then', async () => {
    const portal = open();
    const as = await portal.newPerson();
    await makeOrder(portal, as);
    portal.clock.now += MINUTE_MS;
    await makeOrder(portal, as, { kind: 'vip', productId: 'vip-year', returnUrl: '/profile' });
    const [card, diamonds] = await ordersOf(portal, as);
    expect(card).toMatchObject({
      kind: 'vip',
      title: '会员年卡',
      days: 365,
      priceFen: 26_800,
      status: 0,
      expireTime: NOON + 16 * MINUTE_MS,
    });
    expect(diamonds).toMatchObject({ kind: 'coin', coin: 620, status: 0, expireTime: NOON + 15 * MINUTE_MS });
    expect([card, diamonds].map((order) => [order && 'coin' in order, order && 'days' in order])).toEqual([
      [false, true],
      [true, false],
    ]);
    portal.clock.now = NOON + 15 * MINUTE_MS;
    expect((await ordersOf(portal, as)).map(({ status }) => status)).toEqual([0, 2]);
  });

  test('a membership order is gone on with like any other, at the price it was made for', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const first = await makeOrder(portal, as, { kind: 'vip', productId: 'vip-month', returnUrl: '/profile?pop=1' });
    const resumed = await makeOrder(portal, as, {
      kind: 'vip',
      productId: '',
      orderId: first.order.orderId,
      payType: 'wechat',
      returnUrl: '/xdetail?tab=order',
    });
    expect(resumed.order).toEqual({ ...first.order, payType: 'wechat' });
    const back = await pressCashier(portal, resumed);
    expect(back.headers.get('location')).toBe(`/xdetail?tab=order&orderId=${first.order.orderId}&result=paid`);
    expect(await statusFor(portal, as)).toMatchObject({ levelType: 1, badge: 'month' });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('nobody orders without end', async () => {
    const portal = open({ limits: { ...UNLIMITED, orderUser: [{ max: 2, windowMs: MINUTE_MS }] } });
    const as = await portal.newPerson(5000);
    await makeOrder(portal, as);
    const request = { vipId: 'vip-month', payType: 'coin' };
    const buy = async () =>
      (await portal.call('/api/vip/vipopen', { ...request, requestId: crypto.randomUUID() }, { as })).code;
    expect([await buy(), await buy()]).toEqual([0, 1002]);
  });

  test('the demo’s paid orders agree with its ledgers', async () => {
    const portal = open();
    const as = await portal.logIn('vip01');
    expect(await ordersOf(portal, as)).toMatchObject([
      { kind: 'coin', coin: 120, status: 1 },
      { kind: 'vip', title: '会员年卡', status: 1 },
    ]);
    const sale = await portal.db
      .selectFrom('membership_sales')
      .select('exp_at')
      .where('uid', '=', as.uid)
      .executeTakeFirstOrThrow();
    expect(sale.exp_at).toBe((await statusFor(portal, as)).expTime);
    expect(await findMismatches(portal.db)).toEqual([]);
  });
});
