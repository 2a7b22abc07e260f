import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import type { RedeemResult } from '#domain/redeem.ts';
import { rewardSchema, type Reward } from '#domain/reward.ts';
import { ApiError } from './answer.ts';
import type { RedeemCampaignRow } from './db/benefitSchema.ts';
import type { Database } from './db/schema.ts';
import { withIdempotencyKey } from './withIdempotencyKey.ts';
import type { Ports } from './ports.ts';
import { grantReward } from './rewards.ts';
import { balanceOf } from './wallet.ts';

/** A request to redeem a code, which is in its plain form. */
export type RedeemRequest = { uid: string; code: string; requestId: string };

const readReward = (json: string): Reward => v.parse(rewardSchema, JSON.parse(json));

/** The campaign of a code that still runs; one no code belongs to is wrong (1501), a late one expired (1503). */
async function findCampaign(trx: Transaction<Database>, code: string, now: number): Promise<RedeemCampaignRow> {
  const campaign = await trx
    .selectFrom('redeem_codes')
    .innerJoin('redeem_campaigns', 'redeem_campaigns.id', 'redeem_codes.campaign_id')
    .selectAll('redeem_campaigns')
    .where('redeem_codes.code', '=', code)
    .executeTakeFirst();
  if (!campaign) throw new ApiError(Code.redeemInvalid, '兑换码无效');
  if (campaign.ends_at <= now) throw new ApiError(Code.redeemExpired, '兑换码已过期');
  return campaign;
}

/** Uses a code up by one. Of two people with the last use, one changes no row. */
async function spend(trx: Transaction<Database>, code: string): Promise<void> {
  const spent = await trx
    .updateTable('redeem_codes')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('code', '=', code)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  if (spent.numUpdatedRows !== 1n) throw new ApiError(Code.redeemUsed, '兑换码已被使用');
}

/** One code of a campaign for each person, whichever of its codes it is. */
async function countIn(
  trx: Transaction<Database>,
  { uid, code }: RedeemRequest,
  campaignId: string,
  now: number,
): Promise<void> {
  const counted = await trx
    .insertInto('redeem_uses')
    .values({ uid, campaign_id: campaignId, code, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'campaign_id']).doNothing())
    .executeTakeFirst();
  if (counted.numInsertedOrUpdatedRows !== 1n) throw new ApiError(Code.limitReached, '您已使用过同类兑换码');
}

/** Redeems a code: its use, the person's use and the reward are one transaction, made once per `requestId`. */
export async function redeem(ports: Ports, request: RedeemRequest): Promise<RedeemResult> {
  const { uid, code, requestId } = request;
  const now = ports.clock();
  const granted = await withIdempotencyKey(
    ports.db,
    { uid, requestId, request: { call: 'redeem', code }, now },
    async (trx) => {
      const campaign = await findCampaign(trx, code, now);
      await spend(trx, code);
      await countIn(trx, request, campaign.id, now);
      const movement = { type: 'redeem', title: `兑换码 · ${campaign.title}`, link: paths.gifts, now } as const;
      return JSON.stringify(await grantReward(ports, trx, uid, readReward(campaign.reward), movement));
    },
  );
  return { reward: readReward(granted), coinNum: await balanceOf(ports.db, uid) };
}
