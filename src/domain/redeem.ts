import * as v from 'valibot';
import { cleanCode, type FieldRule } from './fields.ts';
import { wholeSchema } from './primitives.ts';
import { rewardSchema } from './reward.ts';

/** What a redeem code brought, and the balance after it. */
export const redeemResultSchema = v.object({ reward: rewardSchema, coinNum: wholeSchema });
export type RedeemResult = v.InferOutput<typeof redeemResultSchema>;

/** 4 to 32 letters or digits after cleaning (product §3.5). */
export const checkRedeemCode: FieldRule = (value) => {
  const code = cleanCode(value);
  if (code === '') return '请输入兑换码';
  return /^[A-Z0-9]{4,32}$/.test(code) ? undefined : '兑换码无效';
};
