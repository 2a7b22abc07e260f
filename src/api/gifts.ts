import * as v from 'valibot';
import { giftSchema, type Gift, type GiftState } from '#domain/gift.ts';
import { redeemResultSchema, type RedeemResult } from '#domain/redeem.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** A code as it was typed. `requestId` is the idempotency key: a retry does not answer that the code is used. */
export type RedeemIntent = { code: string; requestId: string };

export function createGiftsApi(client: Client) {
  return {
    /** One's own packs, or those one could claim; the latest first. */
    mine: (state: GiftState, options: ReadOptions = {}): Promise<Gift[]> =>
      client.get('/api/v1/gift/me', v.array(giftSchema), { ...options, query: { state } }),

    /**
     * The pack with its code. Claimed before: code 1401; none left, or none today: 1403; for members:
     * 1405; over: 1404; unknown: 1201.
     */
    claim: async (id: string, requestId: string): Promise<Gift> =>
      client.post(`/api/v1/gift/${pathSegment(id)}/claim`, giftSchema, { requestId }),

    /** Invalid: code 1501; used: 1502; expired: 1503; another of its kind used before: 1404. */
    redeem: (intent: RedeemIntent): Promise<RedeemResult> => client.post('/api/v1/redeem', redeemResultSchema, intent),
  };
}
