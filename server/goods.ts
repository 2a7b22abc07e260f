import type { Kysely, Transaction } from 'kysely';
import { diamondsOf, type RechargePackage } from '#domain/order.ts';
import { badField } from './answer.ts';
import { requireDays } from './delivery.ts';
import type { Database, OrderRow, PackageRow, UserRow } from './db/schema.ts';
import { findPlan, planTitle } from './plans.ts';

/** The goods of an order, from our own tables only (M10). */
export type Goods = Pick<OrderRow, 'kind' | 'product_id' | 'title' | 'coin' | 'days' | 'price_fen'>;

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

async function diamonds(trx: Transaction<Database>, user: UserRow, productId: string): Promise<Goods> {
  const row = await trx.selectFrom('packages').selectAll().where('id', '=', productId).executeTakeFirst();
  if (!row) throw badField('productId', '套餐不存在或已下架');
  const coin = diamondsOf(packageOf(row), user.first_recharge_at === null);
  return { kind: 'coin', product_id: row.id, title: `${row.coin}钻石`, coin, days: 0, price_fen: row.price_fen };
}

async function membership(trx: Transaction<Database>, productId: string): Promise<Goods> {
  const plan = await findPlan(trx, productId);
  requireDays(plan);
  return {
    kind: 'vip',
    product_id: plan.id,
    title: planTitle(plan),
    coin: 0,
    days: plan.days,
    price_fen: plan.price_fen,
  };
}

/** A product as offered to this user now; 1001 if unknown. */
export const findGoods = (
  trx: Transaction<Database>,
  user: UserRow,
  kind: Goods['kind'],
  productId: string,
): Promise<Goods> => (kind === 'vip' ? membership(trx, productId) : diamonds(trx, user, productId));
