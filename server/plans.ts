import type { Kysely } from 'kysely';
import { extendedExpiry, perDayText, type VipPlan } from '#domain/membership.ts';
import type { VipPlanRow } from './db/benefitSchema.ts';
import type { Database } from './db/schema.ts';
import { badField } from './answer.ts';

/** A card's name where it stands alone: 会员月卡. */
export const planTitle = ({ name }: Pick<VipPlanRow, 'name'>): string => `会员${name}`;

/** A card as it is offered to someone whose membership ends, or ended, at `expTime`. */
function planOf(row: VipPlanRow, expTime: number | null, now: number): VipPlan {
  const { id, name, badge, days } = row;
  return {
    id,
    name,
    badge,
    days,
    priceFen: row.price_fen,
    originFen: row.origin_fen,
    ...(row.coin_price !== null && { coinPrice: row.coin_price }),
    perDayText: perDayText(row.price_fen, days),
    recommended: row.recommended === 1,
    expAfter: extendedExpiry(expTime, days, now),
  };
}

/** The cards on offer, the shortest first. */
export async function listPlans(db: Kysely<Database>, expTime: number | null, now: number): Promise<VipPlan[]> {
  const rows = await db.selectFrom('vip_plans').selectAll().orderBy('sort').execute();
  return rows.map((row) => planOf(row, expTime, now));
}

/** A card on offer; refuses an unknown one (1001). */
export async function findPlan(db: Kysely<Database>, id: string): Promise<VipPlanRow> {
  const plan = await db.selectFrom('vip_plans').selectAll().where('id', '=', id).executeTakeFirst();
  if (!plan) throw badField('vipId', '会员套餐不存在或已下架');
  return plan;
}
