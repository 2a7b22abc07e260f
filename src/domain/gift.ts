import * as v from 'valibot';
import { idSchema, pictureTextSchema, timeSchema, wholeSchema } from './primitives.ts';

/** Game gift pack (礼包码) as one person sees it. */
export const giftSchema = v.object({
  id: idSchema,
  appID: idSchema,
  gameName: v.string(),
  gameIcon: v.fallback(v.optional(pictureTextSchema), undefined),
  icon: pictureTextSchema,
  title: v.string(),
  content: v.string(),
  total: wholeSchema,
  left: wholeSchema,
  /** What today still has; absent without a daily limit. */
  leftToday: v.fallback(v.optional(wholeSchema), undefined),
  startTime: timeSchema,
  endTime: timeSchema,
  claimed: v.boolean(),
  claimTime: v.fallback(v.optional(timeSchema), undefined),
  /** To be entered in the game; there once claimed. */
  code: v.optional(v.string()),
  usage: v.fallback(v.string(), ''),
  memberOnly: v.fallback(v.boolean(), false),
});
export type Gift = v.InferOutput<typeof giftSchema>;

/** The tabs of 我的礼包. `expired`: claimed, and its code no longer works in the game. */
export const GIFT_STATES = ['claimed', 'available', 'expired'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** What a pack's button says. `memberOnly`: would be given, were the person a member. */
export type GiftView = 'claimed' | 'expired' | 'upcoming' | 'soldOut' | 'soldOutToday' | 'memberOnly' | 'available';

export function giftView(gift: Gift, member: boolean, now: number): GiftView {
  if (gift.endTime <= now) return 'expired';
  if (gift.claimed) return 'claimed';
  if (gift.startTime > now) return 'upcoming';
  if (gift.left === 0) return 'soldOut';
  if (gift.leftToday === 0) return 'soldOutToday';
  return gift.memberOnly && !member ? 'memberOnly' : 'available';
}

const DAY_MS = 86_400_000;

/** From how many days before its end a pack says so. */
const SOON_DAYS = 3;

/** How long is left, as text, once that is little; undefined while there is time, and after the end. */
export function daysLeftText(endTime: number, now: number): string | undefined {
  const left = endTime - now;
  if (left <= 0 || left > SOON_DAYS * DAY_MS) return undefined;
  return left < DAY_MS ? '今天到期' : `仅剩 ${Math.ceil(left / DAY_MS)} 天`;
}
