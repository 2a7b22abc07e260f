import { vipOfferSchema, vipOpenedSchema, type VipOffer, type VipOpened, type VipPayType } from '#domain/membership.ts';
import type { VipConfig } from '#domain/vipConfig.ts';
import type { Client } from './client.ts';
import type { ReadOptions } from './createExchange.ts';

/**
 * A purchase or renewal of membership. `type` and `source` say which game it was bought from (spec §3). `requestId` is the
 * idempotency key, sent again on a retry. `shownPrice` is what the user agreed to, in diamonds or fen; the price itself is
 * the server's. `returnUrl` is the cashier's in-app return path, `purpose` what the membership is for, by `purposeText`.
 */
export type MembershipIntent = VipConfig & {
  vipId: string;
  payType: VipPayType;
  requestId: string;
  shownPrice?: number;
  returnUrl?: string;
  purpose?: string;
};

export function createMembershipApi(client: Client) {
  return {
    /** Cards, rights and the agreement; `expAfter` is for the caller. Open to visitors. */
    offer: (uid: string, options: ReadOptions = {}): Promise<VipOffer> =>
      client.post('vip/vipconfig', vipOfferSchema, { ...(uid && { uid }) }, { ...options, kind: 'read' }),

    /**
     * Pays with diamonds at once, or makes the order to be paid at the cashier. Too few diamonds:
     * code 1101; another price than shown: 1102.
     */
    open: (intent: MembershipIntent): Promise<VipOpened> => client.post('vip/vipopen', vipOpenedSchema, intent),
  };
}
