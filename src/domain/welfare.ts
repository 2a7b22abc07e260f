import * as v from 'valibot';
import { checkInInfoSchema, MilestoneState } from './checkIn.ts';
import { formatDiamonds } from './format.ts';
import { homeBannerSchema } from './homeBanner.ts';
import { idSchema, pictureTextSchema, wholeSchema } from './primitives.ts';
import { rewardSchema } from './reward.ts';

/** 新人礼 once per person, 会员每日礼 once per day of the server, 兑换 for diamonds. */
export const WELFARE_KINDS = ['newbie', 'memberDaily', 'exchange'] as const;
export const welfareKindSchema = v.picklist(WELFARE_KINDS);
export type WelfareKind = (typeof WELFARE_KINDS)[number];

/** Whether this person may take it: for members and they are none, may, or has had all of it. A visitor may, after logging in. */
export const WelfareState = { locked: 0, available: 1, done: 2 } as const;
export const welfareStateSchema = v.fallback(v.picklist([0, 1, 2]), WelfareState.locked);
export type WelfareState = v.InferOutput<typeof welfareStateSchema>;

export const welfareItemSchema = v.object({
  id: idSchema,
  kind: welfareKindSchema,
  title: v.string(),
  brief: v.fallback(v.string(), ''),
  image: v.fallback(pictureTextSchema, ''),
  reward: rewardSchema,
  /** Diamonds; null, when it could not be read, switches the exchange off. */
  cost: v.fallback(v.nullable(wholeSchema), null),
  /** What is in stock; null is without end. */
  left: v.fallback(v.nullable(wholeSchema), 0),
  /** How often one person may take it, a day for 会员每日礼. */
  limit: v.fallback(wholeSchema, 1),
  usedByMe: v.fallback(wholeSchema, 0),
  state: welfareStateSchema,
  /** The membership level it takes; 0 is everyone. */
  needLevel: v.fallback(wholeSchema, 0),
});
export type WelfareItem = v.InferOutput<typeof welfareItemSchema>;

/** The welfare centre; a visitor sees all of it. */
export const welfareHomeSchema = v.object({
  checkin: checkInInfoSchema,
  items: v.array(welfareItemSchema),
  /** Tasks whose reward waits. */
  taskClaimable: v.fallback(wholeSchema, 0),
  /** Activities that run. */
  banners: v.fallback(v.array(homeBannerSchema), []),
});
export type WelfareHome = v.InferOutput<typeof welfareHomeSchema>;

/** What a claim or an exchange brought, and the balance after it. */
export const welfareClaimSchema = v.object({ reward: rewardSchema, coinNum: wholeSchema });
export type WelfareClaim = v.InferOutput<typeof welfareClaimSchema>;

/** What stands on the button of an item. `limit` is 已达兑换上限, of a daily gift 明日再来. */
export type WelfareView = 'available' | 'needsMember' | 'soldOut' | 'limit' | 'claimed' | 'unavailable';

/** What an item's button shows: claimed takes precedence over sold out. */
export function welfareView(item: Pick<WelfareItem, 'kind' | 'state' | 'left' | 'cost' | 'needLevel'>): WelfareView {
  if (item.state === WelfareState.done) return item.kind === 'newbie' ? 'claimed' : 'limit';
  if (item.left === 0) return 'soldOut';
  if (item.cost === null) return 'unavailable';
  if (item.state === WelfareState.available) return 'available';
  return item.needLevel > 0 ? 'needsMember' : 'unavailable';
}

/** What is in stock of an exchange, and how often this person may take it, or has. */
export function stockText({ left, limit, usedByMe }: Pick<WelfareItem, 'left' | 'limit' | 'usedByMe'>): string {
  const mine = usedByMe > 0 ? `已兑 ${usedByMe}/${limit}` : `每人限 ${limit} 次`;
  return left === null ? mine : `库存 ${formatDiamonds(left)} · ${mine}`;
}

/** What waits for one tap and costs nothing: gifts, today's check-in and the gifts of a streak. */
export function countWaiting({ checkin, items }: Pick<WelfareHome, 'checkin' | 'items'>): number {
  const gifts = items.filter((item) => item.kind !== 'exchange' && welfareView(item) === 'available');
  const milestones = checkin.milestones.filter(({ state }) => state === MilestoneState.claimable);
  return gifts.length + milestones.length + (checkin.checkedToday ? 0 : 1);
}
