import { welfareClaimSchema, welfareHomeSchema, type WelfareClaim, type WelfareHome } from '#domain/welfare.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';
import { pathSegment } from './pathSegment.ts';

/** `requestId` is the idempotency key, sent again on a retry; `shownCost` is what the user agreed to pay. */
export type WelfareIntent = { requestId: string; shownCost?: number };

export function createWelfareApi(client: Client) {
  return {
    /** The welfare centre, open to visitors. */
    home: (options: ReadOptions = {}): Promise<WelfareHome> =>
      client.get('/api/v1/welfare/home', welfareHomeSchema, options),

    /** Had already: code 1401; out of stock: 1403; limit reached: 1404; for members: 1405; too few diamonds: 1101; another cost by now: 1102. */
    claim: async (id: string, intent: WelfareIntent): Promise<WelfareClaim> =>
      client.post(`/api/v1/welfare/${pathSegment(id)}/claim`, welfareClaimSchema, intent),
  };
}
