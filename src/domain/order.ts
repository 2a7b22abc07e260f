import * as v from 'valibot';
import { idSchema, pathTextSchema, signedWholeSchema, timeSchema, urlTextSchema, wholeSchema } from './primitives.ts';

/** A recharge package: `coin` diamonds plus `bonus` for `priceFen` (1/100 yuan). */
export const rechargePackageSchema = v.object({
  id: idSchema,
  coin: wholeSchema,
  bonus: wholeSchema,
  priceFen: wholeSchema,
  tag: v.fallback(v.picklist(['first', 'hot', '']), ''),
  sort: v.fallback(wholeSchema, 0),
});
export type RechargePackage = v.InferOutput<typeof rechargePackageSchema>;

export const payTypeSchema = v.picklist(['alipay', 'wechat', 'mock']);
export type PayType = v.InferOutput<typeof payTypeSchema>;

export const rechargeOfferSchema = v.object({
  packages: v.array(rechargePackageSchema),
  notes: v.fallback(v.array(v.string()), []),
  payTypes: v.fallback(v.array(payTypeSchema), []),
});
export type RechargeOffer = v.InferOutput<typeof rechargeOfferSchema>;

/** Order states: 0 pending, 1 paid, 2 closed, 3 refunded, 4 failed. */
export const orderSchema = v.object({
  orderId: idSchema,
  kind: v.picklist(['coin', 'vip']),
  /** The package or the card it is for; more than the contract promises, so it may be missing. */
  productId: v.optional(idSchema),
  title: v.string(),
  coin: v.optional(wholeSchema),
  days: v.optional(wholeSchema),
  priceFen: wholeSchema,
  payType: payTypeSchema,
  status: v.picklist([0, 1, 2, 3, 4]),
  createTime: timeSchema,
  payTime: v.optional(timeSchema),
  expireTime: timeSchema,
  /** What it is for, to be read by `parsePurpose`; '' for nothing. */
  purpose: v.fallback(v.string(), ''),
});
export type Order = v.InferOutput<typeof orderSchema>;

/** What is being done to which order. */
export type OrderWork = { orderId: string; doing: 'pay' | 'cancel' };

/**
 * How an order stands: being asked for, paid, still unknown after asking long enough, left unpaid at the cashier, closed
 * (it can be paid no more), its money given back, refused.
 */
export type PaymentOutcome = 'confirming' | 'paid' | 'unknown' | 'cancelled' | 'closed' | 'refunded' | 'failed';

export const payInfoSchema = v.object({ order: orderSchema, payUrl: urlTextSchema });
export type PayInfo = v.InferOutput<typeof payInfoSchema>;

export const ledgerTypeSchema = v.picklist([
  'recharge',
  'game',
  'chapter',
  'checkin',
  'makeup',
  'task',
  'activity',
  'welfare',
  'redeem',
  'invite',
  'vip',
  'refund',
]);
export type LedgerType = v.InferOutput<typeof ledgerTypeSchema>;

/** One ledger row; `balance` is the one after it. */
export const ledgerRowSchema = v.object({
  id: idSchema,
  type: ledgerTypeSchema,
  title: v.string(),
  amount: signedWholeSchema,
  balance: wholeSchema,
  createTime: timeSchema,
  /** Where its object is shown. */
  link: v.optional(pathTextSchema),
});
export type LedgerRow = v.InferOutput<typeof ledgerRowSchema>;

/** Which rows are asked for: 1 income, -1 spending, 0 both. */
export type LedgerDirection = 0 | 1 | -1;

/** Diamonds a package brings: the first recharge doubles the base once. */
export const diamondsOf = (offer: Pick<RechargePackage, 'coin' | 'bonus'>, firstRecharge: boolean): number =>
  offer.coin * (firstRecharge ? 2 : 1) + offer.bonus;

/**
 * The package to preselect: the cheapest that covers `shortfall`, the largest if none does, and
 * without a shortfall the one marked hot, else the first.
 */
export function preselectPackage(packages: readonly RechargePackage[], shortfall: number): RechargePackage | undefined {
  const byPrice = [...packages].sort((a, b) => a.priceFen - b.priceFen);
  if (shortfall <= 0) return packages.find((offer) => offer.tag === 'hot') ?? packages[0];
  return byPrice.find((offer) => offer.coin + offer.bonus >= shortfall) ?? byPrice.at(-1);
}
