import type { Transaction } from 'kysely';
import type { Database, OrderRow } from '../db/schema.ts';
import { OrderStatus } from '../orders.ts';
import { shanghaiStamp } from '../serverDay.ts';
import { daysBefore } from './people.ts';

type DemoOrder = Pick<
  OrderRow,
  'uid' | 'kind' | 'product_id' | 'title' | 'coin' | 'days' | 'price_fen' | 'pay_type'
> & { daysAgo: number };

const MINUTE_MS = 60_000;

/** What demo people paid for: every recharge of their ledgers, and the membership of vip01. */
const ORDERS: readonly DemoOrder[] = [
  {
    uid: '10000001',
    kind: 'vip',
    product_id: 'vip-year',
    title: '会员年卡',
    coin: 0,
    days: 365,
    price_fen: 26_800,
    pay_type: 'wechat',
    daysAgo: 245,
  },
  {
    uid: '10000001',
    kind: 'coin',
    product_id: 'coin-60',
    title: '60钻石',
    coin: 120,
    days: 0,
    price_fen: 600,
    pay_type: 'alipay',
    daysAgo: 95,
  },
  {
    uid: '10000003',
    kind: 'coin',
    product_id: 'coin-680',
    title: '680钻石',
    coin: 1420,
    days: 0,
    price_fen: 6800,
    pay_type: 'alipay',
    daysAgo: 45,
  },
  {
    uid: '10000003',
    kind: 'coin',
    product_id: 'coin-3280',
    title: '3280钻石',
    coin: 3760,
    days: 0,
    price_fen: 32_800,
    pay_type: 'wechat',
    daysAgo: 20,
  },
];

function orderRow({ daysAgo, ...goods }: DemoOrder, index: number, now: number): OrderRow {
  const created_at = daysBefore(now, daysAgo);
  return {
    ...goods,
    order_id: `${shanghaiStamp(created_at)}${String(index + 1).padStart(8, '0')}`,
    status: OrderStatus.paid,
    return_url: '/recharge',
    transaction_id: `demo-${index + 1}`,
    created_at,
    paid_at: created_at + MINUTE_MS,
    expires_at: created_at + 15 * MINUTE_MS,
    source_game: null,
    purpose: '',
  };
}

/** Writes the paid orders of demo people, and the membership one of them brought. */
export async function seedOrders(trx: Transaction<Database>, now: number): Promise<void> {
  const orders = ORDERS.map((order, index) => orderRow(order, index, now));
  await trx.insertInto('orders').values(orders).execute();
  for (const { order_id, uid, kind, product_id: plan_id, days, price_fen, source_game, created_at } of orders) {
    if (kind !== 'vip') continue;
    const exp_at = daysBefore(created_at, -days);
    await trx
      .insertInto('membership_sales')
      .values({
        id: `sale-${order_id}`,
        uid,
        plan_id,
        days,
        coin: 0,
        price_fen,
        order_id,
        source_game,
        exp_at,
        created_at,
      })
      .execute();
  }
}
