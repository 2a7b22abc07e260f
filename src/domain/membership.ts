import * as v from 'valibot';
import { payInfoSchema, payTypeSchema, type PayType } from './order.ts';
import { idSchema, timeSchema, wholeSchema } from './primitives.ts';
import { badgeSchema, userStatusSchema, type Badge } from './userStatus.ts';

const DAY_MS = 86_400_000;

/** A membership card on offer. Prices in fen; `originFen` is struck through when it is higher. */
export const vipPlanSchema = v.object({
  id: idSchema,
  name: v.string(),
  badge: badgeSchema,
  days: wholeSchema,
  priceFen: wholeSchema,
  originFen: v.fallback(wholeSchema, 0),
  /** Price in diamonds; absent where only money buys it. */
  coinPrice: v.optional(wholeSchema),
  /** 折合每天 ¥0.87 */
  perDayText: v.fallback(v.string(), ''),
  recommended: v.fallback(v.boolean(), false),
  /** When the caller's membership would end if bought now. */
  expAfter: timeSchema,
});
export type VipPlan = v.InferOutput<typeof vipPlanSchema>;

/** Something membership brings; `id` chooses its picture. */
export const vipRightSchema = v.object({
  id: v.picklist(['games', 'comics', 'diamonds', 'badge']),
  title: v.string(),
  text: v.fallback(v.string(), ''),
});
export type VipRight = v.InferOutput<typeof vipRightSchema>;

export const vipOfferSchema = v.object({
  plans: v.array(vipPlanSchema),
  rights: v.fallback(v.array(vipRightSchema), []),
  /** `content` is HTML. */
  agreement: v.object({ title: v.string(), content: v.string() }),
  /** Ways to pay with money; none: diamonds alone. */
  payTypes: v.fallback(v.array(payTypeSchema), []),
});
export type VipOffer = v.InferOutput<typeof vipOfferSchema>;

/** `coin`: diamonds, settled at once. */
export type VipPayType = PayType | 'coin';

/** Paid with diamonds: the status after it. Paid with money: the order, and the cashier's address. */
export const vipOpenedSchema = v.union([v.object({ status: userStatusSchema }), payInfoSchema]);
export type VipOpened = v.InferOutput<typeof vipOpenedSchema>;

/** When a membership ends after `days` more: they are added to what still runs, else to now. */
export const extendedExpiry = (expTime: number | null, days: number, now: number): number =>
  Math.max(expTime ?? 0, now) + days * DAY_MS;

const BADGE_RANK: Record<Badge, number> = { normal: 1, month: 2, year: 3 };

/** The badge after buying `bought` while `running` is still valid: the higher one stays. */
export const higherBadge = (running: Badge | null, bought: Badge): Badge =>
  running !== null && BADGE_RANK[running] >= BADGE_RANK[bought] ? running : bought;

/** What a card costs a day, rounded up to the next fen, so that it never reads cheaper than it is. */
export function perDayText(priceFen: number, days: number): string {
  const yuan = Math.ceil(priceFen / days) / 100;
  return `折合每天 ¥${yuan.toFixed(2).replace(/\.00$/, '')}`;
}
