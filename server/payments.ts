import type { Transaction } from 'kysely';
import { diamondsOf } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import type { Database, OrderRow } from './db/schema.ts';
import { packageOf } from './goods.ts';
import { deliverMembership } from './membershipSales.ts';
import { sendMessage } from './messages.ts';
import { OrderStatus } from './orders.ts';
import type { Payments, Ports } from './ports.ts';
import { credit } from './wallet.ts';

/** What settling a payment needs from the world. */
type PaymentPorts = Pick<Ports, 'db' | 'clock' | 'random'>;

/** Hands over what an order just paid for. */
type Deliver = (
  ports: Omit<PaymentPorts, 'db'>,
  trx: Transaction<Database>,
  order: OrderRow,
  now: number,
) => Promise<void>;

/** What a payment provider tells: which order, under which of its own numbers, how much. */
export type PaymentNotice = { orderId: string; transactionId: string; amountFen: number };

/** `settled`: paid now or before. `refused`: closed, too late, or the amount is wrong. */
export type PaymentResult = 'settled' | 'refused';

/** Every way to pay leads to the demo cashier. */
export const demoPayments: Payments = { payTypes: ['alipay', 'wechat', 'mock'] };

/** No provider is connected: nothing is sold. */
export const noPayments: Payments = { payTypes: [] };

/** The person's row is changed, so that of two first payments only one finds it untouched. */
async function claimFirstRecharge(trx: Transaction<Database>, uid: string, now: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('users')
    .set({ first_recharge_at: now })
    .where('uid', '=', uid)
    .where('first_recharge_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/** pending → paid, once: whoever comes second changes no row. */
async function markPaid(trx: Transaction<Database>, notice: PaymentNotice, now: number): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ status: OrderStatus.paid, paid_at: now, transaction_id: notice.transactionId })
    .where('order_id', '=', notice.orderId)
    .where('status', '=', OrderStatus.pending)
    .where('expires_at', '>', now)
    .where('price_fen', '=', notice.amountFen)
    .returningAll()
    .executeTakeFirst();
}

const deliverDiamonds: Deliver = async (ports, trx, order, now) => {
  const offer = await trx.selectFrom('packages').selectAll().where('id', '=', order.product_id).executeTakeFirst();
  const doubled = await claimFirstRecharge(trx, order.uid, now);
  // A package withdrawn since has been paid for all the same: what the order promised is due, the double of a first recharge too.
  const coin = offer ? diamondsOf(packageOf(offer), doubled) : order.coin;
  await trx.updateTable('orders').set({ coin }).where('order_id', '=', order.order_id).execute();
  const title = doubled ? `充值${order.title}（首充双倍）` : `充值${order.title}`;
  await credit(trx, order.uid, coin, { type: 'recharge', title, link: paths.orders, now });
  await sendMessage(ports, trx, {
    uid: order.uid,
    kind: 'order',
    title: '充值成功',
    summary: `${coin} 钻石已到账，感谢您的支持。`,
    content: `<p>订单 ${order.order_id} 已完成，<strong>${coin}</strong> 钻石已存入您的账户。</p>`,
    link: paths.orders,
  });
};

const deliver: Record<OrderRow['kind'], Deliver> = { coin: deliverDiamonds, vip: deliverMembership };

/**
 * Settles a payment: order state, goods and message in one transaction. A notice that
 * comes again, or late, or for another amount, changes nothing (M10).
 */
export async function settlePayment(ports: PaymentPorts, notice: PaymentNotice): Promise<PaymentResult> {
  const now = ports.clock();
  return ports.db.transaction().execute(async (trx) => {
    const order = await markPaid(trx, notice, now);
    if (order) {
      await deliver[order.kind](ports, trx, order, now);
      return 'settled';
    }
    const known = await trx
      .selectFrom('orders')
      .select('status')
      .where('order_id', '=', notice.orderId)
      .executeTakeFirst();
    return known?.status === OrderStatus.paid ? 'settled' : 'refused';
  });
}
