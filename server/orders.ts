import type { Kysely, Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { diamondsOf, type Order, type PayType, type RechargePackage } from '#domain/order.ts';
import type { Page } from '#domain/page.ts';
import { badField, gone, Refusal } from './answer.ts';
import type { Database, OrderRow, PackageRow, UserRow } from './db/schema.ts';
import { randomDigits } from './encoding.ts';
import { once } from './intent.ts';
import { pageOf, type Paging } from './paging.ts';
import type { Ports } from './ports.ts';
import { shanghaiStamp } from './serverDay.ts';

const PENDING_MS = 15 * 60_000;

/** Order states as the contract numbers them. */
export const OrderStatus = { pending: 0, paid: 1, closed: 2, refunded: 3, failed: 4 } as const;

/** A wish to pay: for a package, or for an order left unpaid. */
export type PayWish = {
  productId: string;
  orderId: string;
  payType: PayType;
  returnUrl: string;
  requestId: string;
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
    title: row.title,
    coin: row.coin,
    priceFen: row.price_fen,
    payType: row.pay_type,
    status: statusAt(row, now),
    createTime: row.created_at,
    ...(row.paid_at !== null && { payTime: row.paid_at }),
    expireTime: row.expires_at,
  };
}

/** A package as it is offered. */
export const packageOf = (row: PackageRow): RechargePackage => ({
  id: row.id,
  coin: row.coin,
  bonus: row.bonus,
  priceFen: row.price_fen,
  tag: row.tag,
  sort: row.sort,
});

/** The packages on offer, smallest first. */
export async function listPackages(db: Kysely<Database>): Promise<RechargePackage[]> {
  const rows = await db.selectFrom('packages').selectAll().orderBy('sort').execute();
  return rows.map(packageOf);
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

/** One page of someone's orders, newest first. */
export function listOrders(db: Kysely<Database>, uid: string, paging: Paging, now: number): Promise<Page<Order>> {
  const mine = db.selectFrom('orders').where('uid', '=', uid);
  return pageOf(paging, {
    count: mine.select((eb) => eb.fn.countAll<number>().as('total')),
    rows: mine.selectAll().orderBy('created_at', 'desc').orderBy('order_id', 'desc'),
    view: (row) => orderOf(row, now),
  });
}

/** The price comes from our own table; nothing a client sends can change it (M10). */
async function createOrder(ports: Ports, trx: Transaction<Database>, user: UserRow, wish: PayWish, now: number): Promise<string> {
  const row = await trx.selectFrom('packages').selectAll().where('id', '=', wish.productId).executeTakeFirst();
  if (!row) throw badField('productId', '套餐不存在或已下架');
  const orderId = `${shanghaiStamp(now)}${randomDigits(ports.random, 8)}`;
  await trx
    .insertInto('orders')
    .values({
      order_id: orderId,
      uid: user.uid,
      kind: 'coin',
      product_id: row.id,
      title: `${row.coin}钻石`,
      coin: diamondsOf(packageOf(row), user.first_recharge_at === null),
      price_fen: row.price_fen,
      pay_type: wish.payType,
      status: OrderStatus.pending,
      return_url: wish.returnUrl,
      transaction_id: null,
      created_at: now,
      paid_at: null,
      expires_at: now + PENDING_MS,
    })
    .execute();
  return orderId;
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
  const known = await trx.selectFrom('orders').select('uid').where('order_id', '=', wish.orderId).executeTakeFirst();
  if (known?.uid !== uid) throw noOrder();
  throw new Refusal(Code.orderClosed, '订单已支付或已关闭，请重新下单');
}

/** Makes the order to be paid, or goes on with an unpaid one; the same `requestId` gives the same order. */
export async function prepareOrder(ports: Ports, user: UserRow, wish: PayWish): Promise<OrderRow> {
  const now = ports.clock();
  const { requestId, ...wished } = wish;
  const intent = { uid: user.uid, requestId, wish: { call: 'payInfo', ...wished }, now };
  const orderId = await once(ports.db, intent, (trx) =>
    wish.orderId ? resumeOrder(trx, user.uid, wish, now) : createOrder(ports, trx, user, wish, now),
  );
  return findOrder(ports.db, user.uid, orderId);
}
