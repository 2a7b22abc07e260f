import {
  NO_PURPOSE,
  parsePurpose,
  PURPOSE_PARAMETER,
  type MembershipFor,
  type PaymentPurpose,
} from '#domain/paymentPurpose.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { VipConfig } from '#domain/vipConfig.ts';

/** What asked for membership, as far as anybody knows of it. */
type Traces = {
  /** The purpose of the order the address names; undefined while there is none. */
  ordered: string | undefined;
  search: URLSearchParams;
  vipConfig: VipConfig;
  pendingGameId: string | undefined;
  /** What an order of late was for. */
  lately?: PaymentPurpose;
};

/** Whether an address of 我的 asks for the membership sheet. */
export const asksForMembership = (searchParams: URLSearchParams): boolean => searchParams.get('pop') === '1';

const asker = (purpose: PaymentPurpose): MembershipFor | undefined =>
  purpose.kind === 'game' || purpose.kind === 'chapter' ? purpose : undefined;

/**
 * What asked for membership: a game's purchase dialog, or a chapter's lock. The order knows for certain; before there is
 * one, the address does, else vipconfig, which leaving profile wipes (spec §2), and else the pending download (product D4).
 * Where the return from the cashier was lost, an order of late says it.
 */
export function originOf({
  ordered,
  search,
  vipConfig,
  pendingGameId,
  lately = NO_PURPOSE,
}: Traces): MembershipFor | undefined {
  const known = asker(parsePurpose(ordered)) ?? asker(parsePurpose(search.get(PURPOSE_PARAMETER)));
  if (known) return known;
  const gameId = vipConfig.type === 1 ? vipConfig.source : pendingGameId;
  return isSafeId(gameId) ? { kind: 'game', gameId } : asker(lately);
}

/** The same as a purpose. */
export const purposeOfOrigin = (origin: MembershipFor | undefined) => origin ?? NO_PURPOSE;
