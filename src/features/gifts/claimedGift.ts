import type { Account } from '#domain/account.ts';
import type { Gift } from '#domain/gift.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { giftKeys } from './giftQueries.ts';

/** Shows a claimed pack with its code wherever it was offered: on its game's page and among those to claim. */
export function claimedGift(uid: Account['uid'], claimed: Gift): CacheUpdate {
  const change = (gifts: Gift[] | undefined) => gifts?.map((gift) => (gift.id === claimed.id ? claimed : gift));
  return (client, predicate) => {
    client.setQueriesData<Gift[]>({ queryKey: giftKeys(uid).gifts(), predicate }, change);
    client.setQueriesData<Gift[]>({ queryKey: giftKeys(uid).ownGifts('available'), predicate }, change);
  };
}
