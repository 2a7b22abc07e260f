import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#platform/query/invalidate.ts';
import type { Account } from '#domain/account.ts';
import type { Reward } from '#domain/reward.ts';
import { comicKeys } from '../comics/comicQueries.ts';
import { giftKeys } from '../gifts/giftQueries.ts';

/** Refetches what membership has just opened, beside all that depends on diamonds. */
export function invalidateMembership(queryClient: QueryClient, uid: Account['uid']): void {
  const comics = comicKeys(uid);
  const gifts = giftKeys(uid);
  invalidate(queryClient, [comics.chapter(), comics.chapters(), comics.comic(), gifts.gifts(), gifts.ownGifts()]);
}

/** What the answer to a claim may say of what was given. */
type Given = { reward?: Reward | null | undefined; rewards?: readonly Reward[] };

const isGiven = (result: unknown): result is Given => typeof result === 'object' && result !== null;

/** Whether what was claimed brought days of membership. */
export const bringsMembership = (result: unknown): boolean =>
  isGiven(result) && [result.reward, ...(result.rewards ?? [])].some((reward) => reward?.kind === 'vipDays');
