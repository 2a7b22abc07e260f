import type { Transaction } from 'kysely';
import { coinReward, giftReward, vipDaysReward, type Reward } from '#domain/reward.ts';
import type { VipPlanRow } from '../db/benefitSchema.ts';
import type { Database } from '../db/schema.ts';
import { daysBefore } from './people.ts';

/**
 * Membership cards (product §3.7). In diamonds a card costs more than the daily diamonds of its
 * days give back, else it would pay for itself.
 */
const PLANS: readonly VipPlanRow[] = [
  {
    id: 'vip-month',
    name: '月卡',
    badge: 'month',
    days: 30,
    price_fen: 3000,
    origin_fen: 3000,
    coin_price: 360,
    recommended: 0,
    sort: 1,
  },
  {
    id: 'vip-season',
    name: '季卡',
    badge: 'normal',
    days: 90,
    price_fen: 7800,
    origin_fen: 9000,
    coin_price: 980,
    recommended: 0,
    sort: 2,
  },
  {
    id: 'vip-year',
    name: '年卡',
    badge: 'year',
    days: 365,
    price_fen: 26_800,
    origin_fen: 36_000,
    coin_price: 3880,
    recommended: 1,
    sort: 3,
  },
];

/** The pack of 纸上王国 that codes and the welfare centre give. */
export const PAPER_KINGDOM_PACK = giftReward('1003-g3', '《纸上王国》立体书珍藏礼包');

type DemoCampaign = {
  id: string;
  title: string;
  reward: Reward;
  daysLeft: number;
  codes: Readonly<Record<string, number>>;
};

const MANY = 100_000;

/** Codes to try: two of one family, one for a single person, one of a pack, one used up, one expired. */
const CAMPAIGNS: readonly DemoCampaign[] = [
  {
    id: 'welcome',
    title: '新手见面礼',
    reward: coinReward(50),
    daysLeft: 365,
    codes: { QINGYU2026: MANY, HELLOQINGYU: MANY },
  },
  { id: 'trial', title: '会员体验卡', reward: vipDaysReward(7), daysLeft: 365, codes: { VIP7DAYS: 1 } },
  { id: 'paper', title: '纸上王国珍藏', reward: PAPER_KINGDOM_PACK, daysLeft: 365, codes: { PAPERKINGDOM: MANY } },
  { id: 'founders', title: '首发纪念', reward: coinReward(100), daysLeft: 365, codes: { FIRST100: 0 } },
  { id: 'spring', title: '春日活动', reward: coinReward(30), daysLeft: -60, codes: { SPRING2026: MANY } },
];

/** What demo people have claimed: packs that still serve, and one that has ended. */
const CLAIMS: readonly [uid: string, giftId: string, code: string, daysAgo: number][] = [
  ['10000001', '1002-g1', 'HXK4-7QPM-2WDN-8TRC', 6],
  ['10000003', '1003-g1', 'PJ9D-4KXT-6HVM-3WQB', 3],
  ['10000003', '1004-g2', 'T7NC-8RFK-5XJD-2MHP', 8],
  ['10000003', '1001-g3', 'W2XB-9GMT-4CKQ-7FVJ', 9],
];

/** Writes the membership cards on offer. */
export async function seedPlans(trx: Transaction<Database>): Promise<void> {
  await trx.insertInto('vip_plans').values(PLANS).execute();
}

/** Writes redeem codes and claimed packs to look at. */
export async function seedBenefits(trx: Transaction<Database>, now: number): Promise<void> {
  for (const { id, title, reward, daysLeft, codes } of CAMPAIGNS) {
    const ends_at = daysBefore(now, -daysLeft);
    await trx
      .insertInto('redeem_campaigns')
      .values({ id, title, reward: JSON.stringify(reward), ends_at })
      .execute();
    const rows = Object.entries(codes).map(([code, uses_left]) => ({ code, campaign_id: id, uses_left }));
    await trx.insertInto('redeem_codes').values(rows).execute();
  }
  const claims = CLAIMS.map(([uid, gift_id, code, daysAgo]) => ({
    uid,
    gift_id,
    code,
    created_at: daysBefore(now, daysAgo),
  }));
  await trx.insertInto('gift_claims').values(claims).execute();
}
