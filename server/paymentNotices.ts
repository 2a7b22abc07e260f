import { sql, type Kysely, type Transaction } from 'kysely';
import { formatYuan } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Database, OrderRow, PaymentNoticeRow } from './db/schema.ts';
import { newId } from './encoding.ts';
import { sendMessage } from './messages.ts';
import { OrderStatus } from './orders.ts';
import type { Ports } from './ports.ts';

/** What a payment provider tells: which order, under which of its own numbers, how much, and when it was paid by its clock. */
export type PaymentNotice = { orderId: string; transactionId: string; amountFen: number; paidAt: number };

/** Why money that came cannot be turned into what was ordered. */
export type RefundReason = NonNullable<PaymentNoticeRow['reason']>;

type Voice = Pick<Ports, 'random' | 'clock'>;

/** States of a notice that wait for somebody: the server itself, or whoever gives money back. */
const WAITING = ['received', 'refund', 'review'] as const;

/** Writes a notice down, or counts that it came again, and gives its id. */
export async function noteNotice(ports: Pick<Ports, 'db'> & Voice, notice: PaymentNotice): Promise<string> {
  const { id } = await ports.db
    .insertInto('payment_notices')
    .values({
      id: newId(ports.random),
      order_id: notice.orderId,
      transaction_id: notice.transactionId,
      amount_fen: notice.amountFen,
      paid_at: notice.paidAt,
      received_at: ports.clock(),
      times: 1,
      state: 'received',
      reason: null,
      decided_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['transaction_id', 'order_id', 'amount_fen'])
        .doUpdateSet({ times: sql<number>`payment_notices.times + 1` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a notice to be decided in this transaction; of two who come at once the second waits, and finds it decided. */
export function takeNotice(trx: Transaction<Database>, id: string, now: number): Promise<PaymentNoticeRow | undefined> {
  return trx
    .updateTable('payment_notices')
    .set({ state: 'delivered', decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'received')
    .returningAll()
    .executeTakeFirst();
}

/** Whether the provider told something else under the same number before. */
export async function isContradicted(trx: Transaction<Database>, notice: PaymentNoticeRow): Promise<boolean> {
  const other = await trx
    .selectFrom('payment_notices')
    .select('id')
    .where('transaction_id', '=', notice.transaction_id)
    .where('id', '!=', notice.id)
    .executeTakeFirst();
  return other !== undefined;
}

const SENTENCE: Record<Exclude<RefundReason, 'unknown' | 'contradiction'>, (yuan: string) => string> = {
  amount: (yuan) => `支付金额与订单不符，您支付的 ${yuan} 元将原路退回。`,
  twice: (yuan) => `订单已支付过，重复支付的 ${yuan} 元将原路退回。`,
  late: (yuan) => `支付时订单已关闭，您支付的 ${yuan} 元将原路退回。`,
};

/** Puts a notice into the queue of what has to be given back, and tells whose order it was. */
export async function queueRefund(
  ports: Voice,
  trx: Transaction<Database>,
  notice: PaymentNoticeRow,
  reason: RefundReason,
  order: Pick<OrderRow, 'uid'> | undefined,
): Promise<void> {
  await trx
    .updateTable('payment_notices')
    .set({ state: reason === 'contradiction' ? 'review' : 'refund', reason })
    .where('id', '=', notice.id)
    .execute();
  if (!order || reason === 'unknown' || reason === 'contradiction') return;
  const summary = SENTENCE[reason](formatYuan(notice.amount_fen));
  await sendMessage(ports, trx, {
    uid: order.uid,
    kind: 'order',
    title: '支付款项将退回',
    summary,
    content: `<p>${summary}</p><p>订单号 ${notice.order_id}</p>`,
    link: paths.orders,
  });
}

/** Ids of what was written down and never decided, because the server ended in between or failed. */
export async function listUndecided(db: Kysely<Database>, receivedBefore: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_notices')
    .select('id')
    .where('state', '=', 'received')
    .where('received_at', '<=', receivedBefore)
    .orderBy('received_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** What waits to be decided, given back or looked at, the oldest first. */
export async function listQueue(db: Kysely<Database>): Promise<PaymentNoticeRow[]> {
  return db
    .selectFrom('payment_notices')
    .selectAll()
    .where('state', 'in', WAITING)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/**
 * Notes that the operator gave the money of a notice back, and tells its owner; an order that was
 * closed when it was paid counts as refunded from then on. False when nothing waits under this id.
 */
export async function markRefunded(ports: Pick<Ports, 'db'> & Voice, id: string): Promise<boolean> {
  return ports.db.transaction().execute(async (trx) => {
    const notice = await trx
      .updateTable('payment_notices')
      .set({ state: 'refunded' })
      .where('id', '=', id)
      .where('state', 'in', ['refund', 'review'])
      .returningAll()
      .executeTakeFirst();
    if (!notice) return false;
    if (notice.reason === 'late') {
      await trx
        .updateTable('orders')
        .set({ status: OrderStatus.refunded })
        .where('order_id', '=', notice.order_id)
        .where('status', 'in', [OrderStatus.pending, OrderStatus.closed])
        .execute();
    }
    await tellOfRefund(ports, trx, notice);
    return true;
  });
}

async function tellOfRefund(ports: Voice, trx: Transaction<Database>, notice: PaymentNoticeRow): Promise<void> {
  const order = await trx.selectFrom('orders').select('uid').where('order_id', '=', notice.order_id).executeTakeFirst();
  if (!order || notice.reason === 'contradiction') return;
  const summary = `您支付的 ${formatYuan(notice.amount_fen)} 元已原路退回。`;
  await sendMessage(ports, trx, {
    uid: order.uid,
    kind: 'order',
    title: '退款已完成',
    summary,
    content: `<p>${summary}</p><p>订单号 ${notice.order_id}</p>`,
    link: paths.orders,
  });
}

/** Takes a notice to be looked at out of the queue: no money belongs to it. False when none waits under this id. */
export async function dismissNotice(db: Kysely<Database>, id: string): Promise<boolean> {
  const dismissed = await db
    .updateTable('payment_notices')
    .set({ state: 'dismissed' })
    .where('id', '=', id)
    .where('state', '=', 'review')
    .executeTakeFirst();
  return dismissed.numUpdatedRows === 1n;
}
