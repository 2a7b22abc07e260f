import type { Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import { rewardSchema, type Reward } from '#domain/reward.ts';
import { notFound, ApiError } from '../answer.ts';
import { claimOnce, type Claiming } from '../claim.ts';
import type { WelfareItemRow } from '../db/incentiveSchema.ts';
import type { Database } from '../db/schema.ts';
import { requireReward } from '../delivery.ts';
import { requireSamePrice } from '../download.ts';
import { levelAt } from '../membership.ts';
import type { Ports } from '../ports.ts';
import { grantReward } from '../rewards.ts';
import { serverDay } from '../serverDay.ts';
import { debit, type Movement } from '../wallet.ts';
import { periodOf, rewardOf } from './items.ts';

/** A request to take something. `shownCost` is what the person saw and agreed to. */
export type WelfareRequest = { itemId: string; shownCost: number | undefined; requestId: string };

const soldOut = () => new ApiError(Code.outOfStock, '库存不足');

/** What someone hears who has had all they may have. */
const HAD = {
  newbie: () => new ApiError(Code.alreadyDone, '新人礼已领取'),
  memberDaily: () => new ApiError(Code.alreadyDone, '今日已领取，明日再来'),
  exchange: () => new ApiError(Code.limitReached, '已达兑换上限'),
} satisfies Record<WelfareItemRow['kind'], () => ApiError>;

async function findItem(trx: Transaction<Database>, id: string): Promise<WelfareItemRow> {
  const item = await trx.selectFrom('welfare_items').selectAll().where('id', '=', id).executeTakeFirst();
  if (!item) throw notFound('福利不存在或已下架');
  return item;
}

async function countUses(trx: Transaction<Database>, uid: string, itemId: string, period: string): Promise<number> {
  const { used } = await trx
    .selectFrom('welfare_claims')
    .select((eb) => eb.fn.countAll<number>().as('used'))
    .where('uid', '=', uid)
    .where('item_id', '=', itemId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return used;
}

/** Check and change are one statement, so no stock falls below zero. */
async function takeFromStock(trx: Transaction<Database>, item: WelfareItemRow): Promise<void> {
  if (item.remaining === null) return;
  const taken = await trx
    .updateTable('welfare_items')
    .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
    .where('id', '=', item.id)
    .where('remaining', '>', 0)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) throw soldOut();
}

/** Writes the claim down under its number: two claims cannot both be a person's first. */
async function record({ trx, user, now }: Claiming, item: WelfareItemRow, period: string, no: number): Promise<void> {
  await trx
    .insertInto('welfare_claims')
    .values({ uid: user.uid, item_id: item.id, period, no, cost: item.cost, created_at: now })
    .execute();
}

async function give(ports: Ports, claiming: Claiming, item: WelfareItemRow): Promise<Reward> {
  const { trx, user, now } = claiming;
  const period = periodOf(item, serverDay(now));
  const used = await countUses(trx, user.uid, item.id, period);
  if (used >= item.per_person) throw HAD[item.kind]();
  if (levelAt(user, now) < item.need_level) throw new ApiError(Code.membersOnly, '会员专享，开通会员后即可领取');
  if (item.remaining === 0) throw soldOut();
  const reward = rewardOf(item);
  const deliverable = await requireReward(trx, user.uid, reward, now);
  await record(claiming, item, period, used + 1);
  const movement: Movement = { type: 'welfare', title: item.title, link: paths.welfare, now };
  if (item.cost > 0) await debit(trx, user.uid, item.cost, { ...movement, title: `兑换${item.title}` }, deliverable);
  const given = await grantReward(ports, trx, user.uid, reward, movement);
  // Last, because everyone who wants the same thing waits from here on.
  await takeFromStock(trx, item);
  return given;
}

/** Claims a gift or exchanges diamonds for a thing: price, stock, limit and reward are settled in one transaction. */
export function claimWelfare(
  ports: Ports,
  uid: string,
  { itemId, shownCost, requestId }: WelfareRequest,
): Promise<Reward> {
  const request = { call: 'welfare', itemId, shownCost: shownCost ?? null };
  return claimOnce(ports, { uid, requestId, request }, rewardSchema, async (claiming) => {
    const item = await findItem(claiming.trx, itemId);
    requireSamePrice({ price: item.cost }, shownCost);
    return give(ports, claiming, item);
  });
}
