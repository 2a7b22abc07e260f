import * as v from 'valibot';
import { mapLoadable, type Loadable } from './loadable.ts';
import { idSchema, wholeSchema } from './primitives.ts';

/**
 * What a check-in, task, welfare item, activity or redeem code brings (product D11). `amount`
 * counts diamonds, days of membership or gift packs; `text` is its label: 20 钻石.
 */
export const rewardSchema = v.object({
  kind: v.picklist(['coin', 'vipDays', 'gift']),
  amount: wholeSchema,
  text: v.string(),
  /** Which pack a `gift` is. */
  giftId: v.optional(idSchema),
  /** The code of a pack, once it was given. */
  code: v.optional(v.string()),
});
export type Reward = v.InferOutput<typeof rewardSchema>;

export const coinReward = (amount: number): Reward => ({ kind: 'coin', amount, text: `${amount} 钻石` });

export const vipDaysReward = (days: number): Reward => ({ kind: 'vipDays', amount: days, text: `${days} 天会员` });

/** @param text the pack's name: 《纸上王国》彩纸大礼包 */
export const giftReward = (giftId: string, text: string): Reward => ({ kind: 'gift', amount: 1, text, giftId });

/** The balance as it was before a reward, if that brings diamonds. */
export const balanceBefore = (reward: Reward | null | undefined, balance: Loadable<number>): Loadable<number> =>
  reward?.kind === 'coin' ? mapLoadable(balance, (amount) => Math.max(0, amount - reward.amount)) : balance;
