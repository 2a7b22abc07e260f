import type { Transaction } from 'kysely';
import { diamondsOf } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import type { Database, OrderRow, PaymentNoticeRow } from './db/schema.ts';
import { packageOf } from './goods.ts';
import { deliverMembership } from './membershipSales.ts';
import { sendMessage } from './messages.ts';
import { OrderStatus } from './orders.ts';
import {
  isContradicted,
  listUndecided,
  noteNotice,
  queueRefund,
  takeNotice,
  type PaymentNotice,
  type RefundReason,
} from './paymentNotices.ts';
import type { Payments, Ports } from './ports.ts';
import { credit } from './wallet.ts';

/** The dependencies of settling a payment. */
type PaymentPorts = Pick<Ports, 'db' | 'clock' | 'random'>;

/** Delivers what an order paid for. */
type Deliver = (
  ports: Omit<PaymentPorts, 'db'>,
  trx: Transaction<Database>,
  order: OrderRow,
  now: number,
) => Promise<void>;

/** `settled`: delivered, now or before. `refused`: not delivered, queued for a refund. */
export type PaymentResult = 'settled' | 'refused';

/** Every way to pay leads to the demo cashier. */
export const demoPayments: Payments = { payTypes: ['alipay', 'wechat', 'mock'] };

/** No provider is connected: nothing is sold. */
export const noPayments: Payments = { payTypes: [] };

/** Updates the user's row, so that of two concurrent first payments only one sees it unchanged. */
async function claimFirstRecharge(trx: Transaction<Database>, uid: string, now: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('users')
    .set({ first_recharge_at: now })
    .where('uid', '=', uid)
    .where('first_recharge_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

/**
 * → paid, once: a second notice changes no row. The time of payment counts, not that of the
 * notice: an order closed since is still delivered.
 */
async function markPaid(trx: Transaction<Database>, notice: PaymentNoticeRow): Promise<OrderRow | undefined> {
  return trx
    .updateTable('orders')
    .set({ status: OrderStatus.paid, paid_at: notice.paid_at, transaction_id: notice.transaction_id })
    .where('order_id', '=', notice.order_id)
    .where('status', 'in', [OrderStatus.pending, OrderStatus.closed])
    .where('expires_at', '>', notice.paid_at)
    .where('price_fen', '=', notice.amount_fen)
    .returningAll()
    .executeTakeFirst();
}

const deliverDiamonds: Deliver = async (ports, trx, order, now) => {
  const offer = await trx.selectFrom('packages').selectAll().where('id', '=', order.product_id).executeTakeFirst();
  const doubled = await claimFirstRecharge(trx, order.uid, now);
  // A package withdrawn since is still due as ordered, including the first recharge's double.
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

/** Why a notice could not be delivered. */
async function refuse(ports: PaymentPorts, trx: Transaction<Database>, notice: PaymentNoticeRow): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['uid', 'status', 'price_fen'])
    .where('order_id', '=', notice.order_id)
    .executeTakeFirst();
  const reasonOf = (known: NonNullable<typeof order>): RefundReason => {
    if (known.price_fen !== notice.amount_fen) return 'amount';
    return known.status === OrderStatus.pending || known.status === OrderStatus.closed ? 'late' : 'twice';
  };
  await queueRefund(ports, trx, notice, order ? reasonOf(order) : 'unknown', order);
}

/** Processes a stored notice: order status, delivery and message in one transaction. */
async function decide(ports: PaymentPorts, id: string): Promise<PaymentResult> {
  const now = ports.clock();
  return ports.db.transaction().execute(async (trx) => {
    const notice = await takeNotice(trx, id, now);
    if (!notice) return resultOf(trx, id);
    if (await isContradicted(trx, notice)) {
      await queueRefund(ports, trx, notice, 'contradiction', undefined);
      return 'refused';
    }
    const order = await markPaid(trx, notice);
    if (order) await deliver[order.kind](ports, trx, order, now);
    else await refuse(ports, trx, notice);
    return order ? 'settled' : 'refused';
  });
}

async function resultOf(trx: Transaction<Database>, id: string): Promise<PaymentResult> {
  const { state } = await trx
    .selectFrom('payment_notices')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'delivered' ? 'settled' : 'refused';
}

/**
 * Settles a payment. Its notice is stored first, so that no failure loses it; then the order is delivered, or the notice
 * is queued for a refund (M10). The same notice again changes nothing.
 * @param notice `transactionId` begins with the provider's name, so that no two providers share one
 */
export async function settlePayment(ports: PaymentPorts, notice: PaymentNotice): Promise<PaymentResult> {
  return decide(ports, await noteNotice(ports, notice));
}

/** The age from which an unprocessed notice is picked up again. */
const ABANDONED_MS = 60_000;

/** Processes stored notices that were left over; one that fails again stays for the next run. */
export async function settleAbandoned(ports: PaymentPorts & Pick<Ports, 'onFault'>): Promise<void> {
  for (const id of await listUndecided(ports.db, ports.clock() - ABANDONED_MS)) {
    await decide(ports, id).catch(ports.onFault);
  }
}
