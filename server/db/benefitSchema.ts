import type { Badge } from '#domain/userStatus.ts';
import type { Flag } from './flag.ts';

export type VipPlanRow = {
  id: string;
  name: string;
  badge: Badge;
  days: number;
  price_fen: number;
  origin_fen: number;
  /** Price in diamonds; null where only money buys it. */
  coin_price: number | null;
  recommended: Flag;
  sort: number;
};

/** A membership sold: for diamonds, or with an order. `source_game` is the game it was bought from. */
export type MembershipSaleRow = {
  id: string;
  uid: string;
  plan_id: string;
  days: number;
  coin: number;
  price_fen: number;
  order_id: string | null;
  source_game: string | null;
  exp_at: number;
  created_at: number;
};

/** Someone was told that the membership ending at `exp_at` has `days_left`; 0: that it has ended. */
export type MembershipReminderRow = { uid: string; exp_at: number; days_left: number; created_at: number };

export type GiftClaimRow = { uid: string; gift_id: string; code: string; created_at: number };

/** What a family of redeem codes brings; each person may use one code of it. `reward` is JSON. */
export type RedeemCampaignRow = { id: string; title: string; reward: string; ends_at: number };

/** `uses_left` is 1 for a code made for one person, many for one told to everybody. */
export type RedeemCodeRow = { code: string; campaign_id: string; uses_left: number };

export type RedeemUseRow = { uid: string; campaign_id: string; code: string; created_at: number };

/** Memberships, gift packs and redeem codes. */
export type BenefitTables = {
  vip_plans: VipPlanRow;
  membership_sales: MembershipSaleRow;
  membership_reminders: MembershipReminderRow;
  gift_claims: GiftClaimRow;
  redeem_campaigns: RedeemCampaignRow;
  redeem_codes: RedeemCodeRow;
  redeem_uses: RedeemUseRow;
};
