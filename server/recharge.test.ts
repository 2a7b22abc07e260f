import { expect, test } from 'vitest';
import type { PayInfo } from '#domain/order.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase, type Person, type TestPortal } from './testing/portal.ts';
import { cashierForm, makeOrder, notifyPaid, pressCashier, statusFor } from './testing/testPayments.ts';

const RECHARGE = { kind: 'coin', productId: 'coin-300', payType: 'alipay', returnUrl: '/recharge?for=game.1002' };

async function stateOf(portal: TestPortal, as: Person, { order: { orderId } }: PayInfo) {
  const paid = await portal.call('/api/user/center/coin/order', { orderId }, { as });
  return { coinNum: (await statusFor(portal, as)).coinNum, status: (paid.data as { status: number }).status };
}

onEachDatabase('recharge', (open) => {
  test('paying credits once, doubles the first base once, tells the person', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const first = await makeOrder(portal, as);
    expect(first.order.coin).toBe(620);
    const response = await pressCashier(portal, first, 'paid');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/recharge?for=game.1002&orderId=${first.order.orderId}&result=paid`);
    expect(await stateOf(portal, as, first)).toEqual({ coinNum: 620, status: 1 });
    const second = await makeOrder(portal, as);
    await pressCashier(portal, second, 'paid');
    expect(await stateOf(portal, as, second)).toEqual({ coinNum: 940, status: 1 });
    const inbox = await portal.call('/api/user/center/message/all', {}, { as });
    expect(inbox.data).toMatchObject({ unread: 3, total: 3 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a package withdrawn before it was paid for is delivered as ordered', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const withdrawn = await portal.db.deleteFrom('packages').where('id', '=', 'coin-300').returningAll().execute();
    expect(await notifyPaid(portal, paying)).toBe('settled');
    await portal.db.insertInto('packages').values(withdrawn).execute();
    expect(await stateOf(portal, as, paying)).toEqual({ coinNum: 620, status: 1 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a notice that comes 20 times at once, and again later, credits once', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const results = await Promise.all(Array.from({ length: 20 }, () => notifyPaid(portal, paying)));
    expect(new Set(results)).toEqual(new Set(['settled']));
    expect(await notifyPaid(portal, paying)).toBe('settled');
    expect(await stateOf(portal, as, paying)).toEqual({ coinNum: 620, status: 1 });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('of 10 first payments at once one is doubled', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const orders = await Promise.all(Array.from({ length: 10 }, () => makeOrder(portal, as)));
    await Promise.all(orders.map((paying) => notifyPaid(portal, paying)));
    const status = await portal.call('/api/user/center/me', {}, { as });
    expect(status.data).toMatchObject({ coinNum: 620 + 9 * 320, firstRecharge: false });
    expect(await findMismatches(portal.db)).toEqual([]);
  });

  test('a wrong amount, a late payment and an unknown order deliver nothing', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    expect(await notifyPaid(portal, paying, { amountFen: 1, transactionId: 'wrong amount' })).toBe('refused');
    expect(await notifyPaid(portal, paying, { orderId: 'none', transactionId: 'no order' })).toBe('refused');
    portal.clock.now += 15 * 60_000;
    expect(await notifyPaid(portal, paying)).toBe('refused');
    expect(await stateOf(portal, as, paying)).toEqual({ coinNum: 0, status: 2 });
  });

  test('the same requestId gives the same order, another request under it 409', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const requestId = crypto.randomUUID();
    const orders = await Promise.all(Array.from({ length: 10 }, () => makeOrder(portal, as, { requestId })));
    expect(new Set(orders.map(({ order: { orderId } }) => orderId)).size).toBe(1);
    const other = { ...RECHARGE, productId: 'coin-60', requestId };
    expect(await portal.call('/api/order/payInfo', other, { as })).toMatchObject({ status: 409, code: 1001 });
  });

  test('cancelling leaves the order to be paid later', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const response = await pressCashier(portal, paying, 'cancel');
    expect(response.headers.get('location')).toContain('result=cancel');
    expect(await stateOf(portal, as, paying)).toEqual({ coinNum: 0, status: 0 });
    const resumed = await makeOrder(portal, as, { orderId: paying.order.orderId, productId: '' });
    expect(resumed.order.orderId).toBe(paying.order.orderId);
    await pressCashier(portal, resumed, 'paid');
    const again = { ...RECHARGE, orderId: paying.order.orderId, requestId: crypto.randomUUID() };
    expect((await portal.call('/api/order/payInfo', again, { as })).code).toBe(1601);
  });

  test('the cashier: script gets the address, the page is strict, a foreign page and a forged ticket get nothing', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const page = await portal.fetch(paying.payUrl);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    const text = await page.text();
    expect(text).toContain('确认支付');
    expect(text).not.toMatch(/style=|<style|<script>|onclick/);
    const path = `/api/v1/pay/mock/${paying.order.orderId}`;
    expect((await portal.fetch(path)).status).toBe(404);
    expect((await portal.fetch(`${path}?ticket=forged`)).status).toBe(404);
    const foreign = await portal.fetch(path, {
      method: 'POST',
      headers: { Origin: 'http://evil.test' },
      body: cashierForm(paying),
    });
    expect(foreign.status).toBe(403);
    const forged = await portal.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ ticket: 'x', result: 'paid' }),
    });
    expect(forged.status).toBe(404);
    expect(await stateOf(portal, as, paying)).toEqual({ coinNum: 0, status: 0 });
    const scripted = await portal.call(path, Object.fromEntries(cashierForm(paying)));
    expect(scripted.data).toEqual({ returnUrl: `/recharge?for=game.1002&orderId=${paying.order.orderId}&result=paid` });
    expect(await (await portal.fetch(paying.payUrl)).text()).toContain('订单已支付或已关闭');
  });

  test('prices, products, ways to pay and return targets are ours alone', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const refuse = async (fields: Record<string, string>) => {
      const payload = { ...RECHARGE, requestId: crypto.randomUUID(), ...fields };
      return (await portal.call('/api/order/payInfo', payload, { as })).data;
    };
    expect(await refuse({ productId: 'coin-999' })).toEqual({ field: 'productId' });
    expect(await refuse({ productId: '' })).toEqual({ field: 'productId' });
    expect(await refuse({ payType: 'gold' })).toEqual({ field: 'payType' });
    for (const returnUrl of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '']) {
      expect(await refuse({ returnUrl })).toEqual({ field: 'returnUrl' });
    }
    const cheap = await makeOrder(portal, as, { priceFen: '1', coin: '99999' });
    expect(cheap.order).toMatchObject({ priceFen: 3000, coin: 620 });
  });

  test('another person’s order does not exist', async () => {
    const portal = open();
    const owner = await portal.newPerson();
    const other = await portal.newPerson();
    const {
      order: { orderId },
    } = await makeOrder(portal, owner);
    const foreign = await portal.call('/api/user/center/coin/order', { orderId }, { as: other });
    const missing = await portal.call('/api/user/center/coin/order', { orderId: 'missing' }, { as: other });
    expect({ ...foreign, headers: null }).toEqual({ ...missing, headers: null });
    expect(foreign.code).toBe(1201);
    const resume = { ...RECHARGE, orderId, requestId: crypto.randomUUID() };
    expect((await portal.call('/api/order/payInfo', resume, { as: other })).code).toBe(1201);
    expect((await portal.call('/api/user/center/coin/order', {}, { as: other })).data).toMatchObject({ total: 0 });
  });

  test('without a provider nothing is sold and there is no cashier', async () => {
    const portal = open({ payments: { payTypes: [] }, mode: 'production' });
    const as = await portal.newPerson();
    const answer = await portal.call('/api/order/payInfo', { ...RECHARGE, requestId: crypto.randomUUID() }, { as });
    expect(answer).toMatchObject({ code: 1001, data: { field: 'payType' } });
    expect((await portal.fetch('/api/v1/pay/mock/1')).status).toBe(404);
  });

  test('the ledger filters by direction and by the server’s month', async () => {
    const portal = open();
    const as = await portal.logIn('rich01');
    const totalOf = async (fields: Record<string, string | number>) => {
      const { data } = await portal.call('/api/user/center/coin/all', fields, { as });
      return (data as { total: number }).total;
    };
    expect(await totalOf({})).toBe(11);
    expect(await totalOf({ direction: 1 })).toBe(8);
    expect(await totalOf({ direction: -1 })).toBe(3);
    expect(await totalOf({ month: '2026-06' })).toBe(9);
    expect(await totalOf({ month: '2030-01' })).toBe(0);
  });
});
