import { isLoggedIn, type Account } from '#domain/account.ts';
import type { Gift } from '#domain/gift.ts';
import { useCore, useSession } from '#platform/core.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { giftKeys } from './giftQueries.ts';

/** Claims a gift pack on a tap, one at a time. A visitor goes to login and comes back. */
export function useClaimGift() {
  const { api, promptLogin, patches, queryClient, toasts } = useCore();
  const account = useSession((state) => state.account);
  const keys = giftKeys(account.uid);

  const { pending, mutate } = useClaim({
    keyOf: ({ id }: Gift) => [`gift:${id}`],
    send: ({ id }, requestId) => api.gifts.claim(id, requestId),
    onSuccess(claimed) {
      patches.make(claimedGift(account.uid, claimed));
      toasts.show({ type: 'success', text: '领取成功' });
      invalidate(queryClient, [keys.ownGifts('claimed')]);
    },
    onRefused() {
      invalidate(queryClient, [keys.gifts(), keys.ownGifts()]);
      return false;
    },
    noRepeatOf: '领取',
  });

  return {
    claimingId: pending?.id,
    onClaimGift: (gift: Gift) => (isLoggedIn(account) ? void mutate(gift) : promptLogin()),
  };
}

/** Shows a claimed pack with its code wherever it was offered: on its game's page and among those to claim. */
export function claimedGift(uid: Account['uid'], claimed: Gift): CacheUpdate {
  const change = (gifts: Gift[] | undefined) => gifts?.map((gift) => (gift.id === claimed.id ? claimed : gift));
  return (client, predicate) => {
    client.setQueriesData<Gift[]>({ queryKey: giftKeys(uid).gifts(), predicate }, change);
    client.setQueriesData<Gift[]>({ queryKey: giftKeys(uid).ownGifts('available'), predicate }, change);
  };
}
