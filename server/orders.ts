import { sql, type Kysely, type Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import type { Order, PayType } from '#domain/order.ts';
import type { Page } from '#domain/page.ts';
import { notFound, ApiError } from './answer.ts';
import type { Database, OrderRow, UserRow } from './db/schema.ts';
import { requireSamePrice } from './download.ts';
import { randomDigits } from './encoding.ts';
import { findGoods } from './goods.ts';
import { keysetPage, listQuery, type Order as ListOrder } from './keysetPage.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import type { Paging } from './paging.ts';
import type { Ports } from './ports.ts';
import { knownPurpose } from './purposes.ts';
import { shanghaiStamp } from './serverDay.ts';

const PENDING_MS = 15 * 60_000;

/** Order states as the contract numbers them. */
export const OrderStatus = { pending: 0, paid: 1, closed: 2, refunded: 3, failed: 4 } as const;

/**
 * A request to pay: for a package or a membership card, or for an order left unpaid. `shownPrice`, in
 * fen, is what the user saw; `sourceGame` the game a membership is bought from, by default its purpose.
 */
export type PayRequest = {
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

/** The effective status: an expired pending order is closed, whether or not its row says so. */
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

const noOrder = () => notFound('订单不存在');

/** The caller's own order; another's is not found (T9). */
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
  const page = await keysetPage(paging, {
    ...listQuery(db, NEWEST, db.selectFrom('orders').where('uid', '=', uid)),
    read: (ids) => db.selectFrom('orders').selectAll().where('order_id', 'in', ids.map(String)).execute(),
    idOf: ({ order_id }) => order_id,
  });
  return { ...page, records: page.records.map((row) => orderOf(row, now)) };
}

async function createOrder(
  ports: Ports,
  trx: Transaction<Database>,
  user: UserRow,
  request: PayRequest,
  now: number,
): Promise<string> {
  const goods = await findGoods(trx, user, request.kind, request.productId);
  requireSamePrice({ price: goods.price_fen }, request.shownPrice);
  const orderId = `${shanghaiStamp(now)}${randomDigits(ports.random, 8)}`;
  await trx
    .insertInto('orders')
    .values({
      ...goods,
      order_id: orderId,
      uid: user.uid,
      pay_type: request.payType,
      status: OrderStatus.pending,
      return_url: request.returnUrl,
      transaction_id: null,
      created_at: now,
      paid_at: null,
      expires_at: now + PENDING_MS,
      source_game: request.sourceGame ?? null,
      purpose: await knownPurpose(trx, request.purpose || (request.sourceGame ? `game.${request.sourceGame}` : '')),
    })
    .execute();
  return orderId;
}

/** The error for an order that cannot be paid or closed: not the caller's, or no longer pending. */
async function refusalOf(db: Kysely<Database>, uid: string, orderId: string, sentence: string): Promise<ApiError> {
  const known = await db.selectFrom('orders').select('uid').where('order_id', '=', orderId).executeTakeFirst();
  return known?.uid === uid ? new ApiError(Code.orderClosed, sentence) : noOrder();
}

async function resumeOrder(trx: Transaction<Database>, uid: string, request: PayRequest, now: number): Promise<string> {
  const resumed = await trx
    .updateTable('orders')
    .set({ pay_type: request.payType, return_url: request.returnUrl })
    .where('order_id', '=', request.orderId)
    .where('uid', '=', uid)
    .where('status', '=', OrderStatus.pending)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (resumed.numUpdatedRows === 1n) return request.orderId;
  throw await refusalOf(trx, uid, request.orderId, '订单已支付或已关闭，请重新下单');
}

/** Closes a pending order, else 1601. A payment made before still counts, one made after does not. */
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

/** Creates an order, or continues an unpaid one; the same `requestId` returns the same order. */
export async function prepareOrder(ports: Ports, user: UserRow, request: PayRequest): Promise<OrderRow> {
  const now = ports.clock();
  // The purpose is not compared on a repeat: the client may have lost it by the time it retries.
  const { requestId, sourceGame: _, purpose: __, ...requested } = request;
  const intent = { uid: user.uid, requestId, request: { call: 'payInfo', ...requested }, now };
  const orderId = await withIdempotencyKey(ports.db, intent, (trx) =>
    request.orderId ? resumeOrder(trx, user.uid, request, now) : createOrder(ports, trx, user, request, now),
  );
  return findOrder(ports.db, user.uid, orderId);
}
