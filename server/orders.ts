import { sql, type Kysely, type Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import type { Order, PayType } from '#domain/order.ts';
import type { Page } from '#domain/page.ts';
import { gone, Refusal } from './answer.ts';
import type { Database, OrderRow, UserRow } from './db/schema.ts';
import { requireSamePrice } from './download.ts';
import { randomDigits } from './encoding.ts';
import { findGoods } from './goods.ts';
import { growingPage, walk, type Order as ListOrder } from './growingPage.ts';
import { once } from './intent.ts';
import type { Paging } from './paging.ts';
import type { Ports } from './ports.ts';
import { knownPurpose } from './purposes.ts';
import { shanghaiStamp } from './serverDay.ts';

const PENDING_MS = 15 * 60_000;

/** Order states as the contract numbers them. */
export const OrderStatus = { pending: 0, paid: 1, closed: 2, refunded: 3, failed: 4 } as const;

/**
 * A wish to pay: for a package or a membership card, or for an order left unpaid. `shownPrice`, in
 * fen, is what the person saw; `sourceGame` the game a membership is bought from, which is what it is for unless told.
 */
export type PayWish = {
  kind: Order['kind'];
  productId: string;
  orderId: string;
  payType: PayType;
  returnUrl: string;
  requestId: string;
  shownPrice?: number | undefined;
  sourceGame?: string | null;
  /** What it is for, as the caller says; see `knownPurpose`. */
  purpose: string;
};

/** The state that counts now: a pending order whose time is over is closed, whether or not that was written down. */
export function statusAt(order: Pick<OrderRow, 'status' | 'expires_at'>, now: number): Order['status'] {
  return order.status === OrderStatus.pending && order.expires_at <= now ? OrderStatus.closed : order.status;
}

/** An order as its owner sees it. */
export function orderOf(row: OrderRow, now: number): Order {
  return {
    orderId: row.order_id,
    kind: row.kind,
    productId: row.product_id,
    title: row.title,
    ...(row.kind === 'coin' ? { coin: row.coin } : { days: row.days }),
    priceFen: row.price_fen,
    payType: row.pay_type,
    status: statusAt(row, now),
    createTime: row.created_at,
    ...(row.paid_at !== null && { payTime: row.paid_at }),
    expireTime: row.expires_at,
    purpose: row.purpose,
  };
}

const noOrder = () => gone('订单不存在');

/** Someone's own order; a foreign one does not exist for them (T9). */
export async function findOrder(db: Kysely<Database>, uid: string, orderId: string): Promise<OrderRow> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  if (!order) throw noOrder();
  return order;
}

const NEWEST: ListOrder = {
  by: [sql.ref('orders.created_at')],
  id: sql.ref('orders.order_id'),
  idType: 'text',
  direction: 'desc',
};

/** One page of someone's orders, newest first. */
export async function listOrders(db: Kysely<Database>, uid: string, paging: Paging, now: number): Promise<Page<Order>> {
  const page = await growingPage(paging, {
    ...walk(db, NEWEST, db.selectFrom('orders').where('uid', '=', uid)),
    read: (ids) => db.selectFrom('orders').selectAll().where('order_id', 'in', ids.map(String)).execute(),
    idOf: ({ order_id }) => order_id,
  });
  return { ...page, records: page.records.map((row) => orderOf(row, now)) };
}

async function createOrder(
  ports: Ports,
  trx: Transaction<Database>,
  user: UserRow,
  wish: PayWish,
  now: number,
): Promise<string> {
  const goods = await findGoods(trx, user, wish.kind, wish.productId);
  requireSamePrice({ price: goods.price_fen }, wish.shownPrice);
  const orderId = `${shanghaiStamp(now)}${randomDigits(ports.random, 8)}`;
  await trx
    .insertInto('orders')
    .values({
      ...goods,
      order_id: orderId,
      uid: user.uid,
      pay_type: wish.payType,
      status: OrderStatus.pending,
      return_url: wish.returnUrl,
      transaction_id: null,
      created_at: now,
      paid_at: null,
      expires_at: now + PENDING_MS,
      source_game: wish.sourceGame ?? null,
      purpose: await knownPurpose(trx, wish.purpose || (wish.sourceGame ? `game.${wish.sourceGame}` : '')),
    })
    .execute();
  return orderId;
}

/** Why someone's order could not be paid or closed: it is not theirs, or waits no longer. */
async function refusalOf(db: Kysely<Database>, uid: string, orderId: string, sentence: string): Promise<Refusal> {
  const known = await db.selectFrom('orders').select('uid').where('order_id', '=', orderId).executeTakeFirst();
  return known?.uid === uid ? new Refusal(Code.orderClosed, sentence) : noOrder();
}

async function resumeOrder(trx: Transaction<Database>, uid: string, wish: PayWish, now: number): Promise<string> {
  const resumed = await trx
    .updateTable('orders')
    .set({ pay_type: wish.payType, return_url: wish.returnUrl })
    .where('order_id', '=', wish.orderId)
    .where('uid', '=', uid)
    .where('status', '=', OrderStatus.pending)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (resumed.numUpdatedRows === 1n) return wish.orderId;
  throw await refusalOf(trx, uid, wish.orderId, '订单已支付或已关闭，请重新下单');
}

/** Closes an order that waits to be paid, and none other (1601); a payment made before counts all the same, and one made after does not. */
export async function cancelOrder(db: Kysely<Database>, uid: string, orderId: string, now: number): Promise<void> {
  const closed = await db
    .updateTable('orders')
    .set({ status: OrderStatus.closed, expires_at: now })
    .where('order_id', '=', orderId)
    .where('uid', '=', uid)
    .where('status', '=', OrderStatus.pending)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 1n) return;
  throw await refusalOf(db, uid, orderId, '订单已支付或已关闭');
}

/** Makes the order to be paid, or goes on with an unpaid one; the same `requestId` gives the same order. */
export async function prepareOrder(ports: Ports, user: UserRow, wish: PayWish): Promise<OrderRow> {
  const now = ports.clock();
  // What it is for is no part of what is bought: it may be forgotten by the time the same wish is sent again.
  const { requestId, sourceGame: _, purpose: __, ...wished } = wish;
  const intent = { uid: user.uid, requestId, wish: { call: 'payInfo', ...wished }, now };
  const orderId = await once(ports.db, intent, (trx) =>
    wish.orderId ? resumeOrder(trx, user.uid, wish, now) : createOrder(ports, trx, user, wish, now),
  );
  return findOrder(ports.db, user.uid, orderId);
}
