import {
  NO_PURPOSE,
  parsePurpose,
  PURPOSE_PARAMETER,
  type MembershipFor,
  type PaymentPurpose,
} from '#domain/paymentPurpose.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { VipConfig } from '#domain/vipConfig.ts';

/** Where it may be recorded what membership was wanted for. */
type Sources = {
  /** The purpose of the order that the address names. */
  ordered: string | undefined;
  search: URLSearchParams;
  vipConfig: VipConfig;
  pendingGameId: string | undefined;
  recent?: PaymentPurpose;
};

/** Whether an address of 我的 asks for the membership sheet. */
export const asksForMembership = (searchParams: URLSearchParams): boolean => searchParams.get('pop') === '1';

const sourceOf = (purpose: PaymentPurpose): MembershipFor | undefined =>
  purpose.kind === 'game' || purpose.kind === 'chapter' ? purpose : undefined;

/**
 * What membership is wanted for: a game, or a chapter. The order says so for certain; before there is one the address does,
 * else vipconfig, which leaving profile resets (spec §2), else the pending download. Where the return from the cashier was
 * lost, a recent order says so.
 */
export function originOf({
  ordered,
  search,
  vipConfig,
  pendingGameId,
  recent = NO_PURPOSE,
}: Sources): MembershipFor | undefined {
  const known = sourceOf(parsePurpose(ordered)) ?? sourceOf(parsePurpose(search.get(PURPOSE_PARAMETER)));
  if (known) return known;
  const gameId = vipConfig.type === 1 ? vipConfig.source : pendingGameId;
  return isSafeId(gameId) ? { kind: 'game', gameId } : sourceOf(recent);
}
