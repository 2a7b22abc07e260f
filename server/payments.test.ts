import { expect, test } from 'vitest';
import type { PayInfo } from '#domain/order.ts';
import { settleAbandoned } from './payments.ts';
import { dismissNotice, listQueue, markRefunded, noteNotice } from './paymentNotices.ts';
import { purgeExpired } from './purgeExpired.ts';
import { findMismatches } from './testing/ledgerCheck.ts';
import { onEachDatabase, unique, type Person, type TestPortal } from './testing/portal.ts';
import { makeOrder, notifyPaid, paymentPorts, pressCashier, statusFor } from './testing/testPayments.ts';

const MINUTE_MS = 60_000;

async function noticesOf(portal: TestPortal, { order: { orderId } }: PayInfo) {
  return portal.db
    .selectFrom('payment_notices')
    .select(['id', 'state', 'reason', 'amount_fen', 'times'])
    .where('order_id', '=', orderId)
    .orderBy('received_at')
    .execute();
}

async function titlesFor(portal: TestPortal, as: Person): Promise<string[]> {
  const { data } = await portal.call('/api/user/center/message/all', {}, { as });
  return (data as { records: { title: string }[] }).records.map(({ title }) => title);
}

async function statusOf(portal: TestPortal, as: Person, { order: { orderId } }: PayInfo): Promise<number> {
  return ((await portal.call('/api/user/center/coin/order', { orderId }, { as })).data as { status: number }).status;
}

/** A portal whose next message cannot be written: what was going on ends in the middle. */
async function failing(portal: TestPortal, uid: string, work: () => Promise<unknown>): Promise<void> {
  const { balance } = await portal.db
    .selectFrom('users')
    .select('balance')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  // The ledger's next row is there already, so that the delivery breaks.
  const broken = { uid, seq: 1, type: 'activity', title: 'x', amount: 0, balance, link: null, created_at: 0 } as const;
  await portal.db.insertInto('ledger').values(broken).execute();
  await expect(work()).rejects.toThrow();
  await portal.db.deleteFrom('ledger').where('uid', '=', uid).where('title', '=', 'x').execute();
}

onEachDatabase('payment notices', (open) => {
  test('told late of what was paid in time: delivered, though the order was closed since', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const paidAt = portal.clock.now + 14 * MINUTE_MS;
    portal.clock.now += 60 * MINUTE_MS;
    await purgeExpired(portal.db, portal.clock.now);
    expect(await statusOf(portal, as, paying)).toBe(2);
    expect(await notifyPaid(portal, paying, { paidAt })).toBe('settled');
    expect(await statusOf(portal, as, paying)).toBe(1);
    expect((await statusFor(portal, as)).coinNum).toBe(620);
    expect(await noticesOf(portal, paying)).toMatchObject([{ state: 'delivered', reason: null }]);
  });

  test('paid after its order was closed: waits to be given back, which its owner is told, twice', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    portal.clock.now += 15 * MINUTE_MS;
    expect(await notifyPaid(portal, paying)).toBe('refused');
    expect(await notifyPaid(portal, paying)).toBe('refused');
    const [notice] = await noticesOf(portal, paying);
    expect(notice).toMatchObject({ state: 'refund', reason: 'late', amount_fen: 3000, times: 2 });
    expect((await listQueue(portal.db)).map(({ id }) => id)).toContain(notice?.id);
    expect(await titlesFor(portal, as)).toEqual(['支付款项将退回', '欢迎加入']);
    portal.clock.now += 1;
    expect(await markRefunded(paymentPorts(portal), notice?.id ?? '')).toBe(true);
    expect(await markRefunded(paymentPorts(portal), notice?.id ?? '')).toBe(false);
    expect(await statusOf(portal, as, paying)).toBe(3);
    expect(await titlesFor(portal, as)).toEqual(['退款已完成', '支付款项将退回', '欢迎加入']);
    expect((await listQueue(portal.db)).map(({ id }) => id)).not.toContain(notice?.id);
  });

  test('cancelled before it was paid: given back; paid before it was cancelled: delivered', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const cancel = ({ order: { orderId } }: PayInfo) =>
      portal.call(`/api/v1/order/${orderId}`, undefined, { method: 'DELETE', as });
    const [late, early] = [await makeOrder(portal, as), await makeOrder(portal, as)];
    const paidAt = portal.clock.now;
    portal.clock.now += MINUTE_MS;
    await cancel(late);
    await cancel(early);
    expect(await notifyPaid(portal, late)).toBe('refused');
    expect(await noticesOf(portal, late)).toMatchObject([{ state: 'refund', reason: 'late' }]);
    expect(await notifyPaid(portal, early, { paidAt })).toBe('settled');
    expect((await statusFor(portal, as)).coinNum).toBe(620);
  });

  test('paid twice: the second payment is given back, and the order stays paid', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const results = await Promise.all(
      ['a', 'b', 'c'].map((id) => notifyPaid(portal, paying, { transactionId: `${id}-${paying.order.orderId}` })),
    );
    expect(results.sort()).toEqual(['refused', 'refused', 'settled']);
    const twice = (await noticesOf(portal, paying)).filter(({ state }) => state === 'refund');
    expect(twice).toMatchObject([{ reason: 'twice' }, { reason: 'twice' }]);
    await markRefunded(paymentPorts(portal), twice[0]?.id ?? '');
    expect(await statusOf(portal, as, paying)).toBe(1);
    expect((await statusFor(portal, as)).coinNum).toBe(620);
  });

  test('a wrong amount is given back, and the order can still be paid; an order nobody made is in the queue', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    const transactionId = `less-${unique()}`;
    expect(await notifyPaid(portal, paying, { amountFen: 1, transactionId })).toBe('refused');
    expect(await noticesOf(portal, paying)).toMatchObject([{ state: 'refund', reason: 'amount', amount_fen: 1 }]);
    expect(await notifyPaid(portal, paying)).toBe('settled');
    const orderId = `none-${unique()}`;
    await notifyPaid(portal, paying, { orderId, transactionId: orderId });
    expect((await listQueue(portal.db)).find(({ order_id }) => order_id === orderId)).toMatchObject({
      state: 'refund',
      reason: 'unknown',
    });
  });

  test('what a provider tells otherwise under the same number is looked at by somebody, and pays nothing', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const [first, other] = [await makeOrder(portal, as), await makeOrder(portal, as)];
    const transactionId = `same-${unique()}`;
    expect(await notifyPaid(portal, first, { transactionId })).toBe('settled');
    expect(await notifyPaid(portal, other, { transactionId })).toBe('refused');
    const [notice] = await noticesOf(portal, other);
    expect(notice).toMatchObject({ state: 'review', reason: 'contradiction' });
    expect((await statusFor(portal, as)).coinNum).toBe(620);
    expect(await dismissNotice(portal.db, notice?.id ?? '')).toBe(true);
    expect(await dismissNotice(portal.db, notice?.id ?? '')).toBe(false);
  });

  test('a failure while it is delivered loses nothing: it is delivered when the server looks again', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    await failing(portal, as.uid, () => notifyPaid(portal, paying));
    expect(await noticesOf(portal, paying)).toMatchObject([{ state: 'received' }]);
    expect((await statusFor(portal, as)).coinNum).toBe(0);
    await settleAbandoned(paymentPorts(portal));
    expect((await statusFor(portal, as)).coinNum).toBe(0);
    portal.clock.now += MINUTE_MS;
    await settleAbandoned(paymentPorts(portal));
    expect((await statusFor(portal, as)).coinNum).toBe(620);
    expect(await noticesOf(portal, paying)).toMatchObject([{ state: 'delivered' }]);
  });

  test('the demo cashier takes nothing for an order that is closed, and says so', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const paying = await makeOrder(portal, as);
    portal.clock.now += 15 * MINUTE_MS;
    expect((await pressCashier(portal, paying)).headers.get('location')).toContain('result=cancel');
    expect(await noticesOf(portal, paying)).toEqual([]);
    const paid = await makeOrder(portal, as);
    for (let press = 0; press < 2; press += 1) {
      expect((await pressCashier(portal, paid)).headers.get('location')).toContain('result=paid');
    }
    expect(await noticesOf(portal, paid)).toMatchObject([{ state: 'delivered', times: 1 }]);
  });

  test('of 200 notices in any order, right and wrong, at once and again, every fen is delivered or given back', async () => {
    const portal = open();
    const as = await portal.newPerson();
    const orders = await Promise.all(Array.from({ length: 20 }, () => makeOrder(portal, as, { productId: 'coin-60' })));
    const due = portal.clock.now;
    portal.clock.now += 20 * MINUTE_MS;
    const run = unique();
    // What comes when is by chance, and the same in each run.
    let state = 41;
    const dice = (sides: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * sides);
    };
    const notices = Array.from({ length: 200 }, (_, index) => {
      const paying = orders[dice(23)] ?? { order: { orderId: `gone-${index}`, priceFen: 600 } };
      const { orderId, priceFen } = paying.order;
      return {
        orderId,
        transactionId: `sum-${run}-${dice(4) === 0 ? `${dice(20)}` : `${dice(3)}-${orderId}`}`,
        amountFen: dice(8) === 0 ? 1 : priceFen,
        paidAt: due + dice(4) * 6 * MINUTE_MS,
      };
    });
    await Promise.all(
      notices.map((notice, index) =>
        index % 5 === 4
          ? noteNotice(paymentPorts(portal), notice)
          : notifyPaid(portal, { order: { orderId: notice.orderId, priceFen: 600 } } as PayInfo, notice),
      ),
    );
    portal.clock.now += MINUTE_MS;
    await settleAbandoned(paymentPorts(portal));
    const rows = await portal.db
      .selectFrom('payment_notices')
      .selectAll()
      .where('transaction_id', 'like', `sum-${run}-%`)
      .execute();
    const told = new Set(
      notices.map(({ transactionId, orderId, amountFen }) => `${transactionId} ${orderId} ${amountFen}`),
    );
    expect(new Set(rows.map((row) => `${row.transaction_id} ${row.order_id} ${row.amount_fen}`))).toEqual(told);
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBe(200);
    expect(new Set(rows.map(({ state: decided }) => decided))).toEqual(new Set(['delivered', 'refund', 'review']));
    const delivered = rows.filter((row) => row.state === 'delivered');
    const paid = await portal.db
      .selectFrom('orders')
      .selectAll()
      .where('uid', '=', as.uid)
      .where('status', '=', 1)
      .execute();
    expect(delivered.map(({ order_id }) => order_id).sort()).toEqual(paid.map(({ order_id }) => order_id).sort());
    expect(delivered.every(({ amount_fen }) => amount_fen === 600)).toBe(true);
    expect((await statusFor(portal, as)).coinNum).toBe(delivered.length * 60 + 60);
    expect(await findMismatches(portal.db)).toEqual([]);
    expect(portal.faults).toEqual([]);
  });
});
