import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '#domain/account.ts';
import type { Reward } from '#domain/reward.ts';

/** What a member is shown otherwise, beside all that depends on diamonds. */
const OPENED_BY_MEMBERSHIP = ['chapter', 'chapters', 'comic', 'gifts', 'ownGifts'] as const;

/** Reads anew what membership has just opened. */
export function readAsMember(queryClient: QueryClient, uid: Account['uid']): void {
  for (const part of OPENED_BY_MEMBERSHIP) void queryClient.invalidateQueries({ queryKey: [uid, part] });
}

/** What the answer to a claim may say of what was given. */
type Given = { reward?: Reward | null | undefined; rewards?: readonly Reward[] };

const isGiven = (result: unknown): result is Given => typeof result === 'object' && result !== null;

/** Whether what was claimed brought days of membership. */
export const bringsMembership = (result: unknown): boolean =>
  isGiven(result) && [result.reward, ...(result.rewards ?? [])].some((reward) => reward?.kind === 'vipDays');
