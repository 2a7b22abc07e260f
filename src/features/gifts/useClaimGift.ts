import { isLoggedIn } from '#domain/account.ts';
import type { Gift } from '#domain/gift.ts';
import { useCore, useSession } from '#platform/core.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { claimedGift } from './claimedGift.ts';
import { giftKeys } from './giftQueries.ts';

/** Claims a gift pack on a tap, one at a time. A visitor goes to login and comes back. */
export function useClaimGift(): { claimingId: string | undefined; claim: (gift: Gift) => void } {
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

  return { claimingId: pending?.id, claim: (gift) => (isLoggedIn(account) ? void mutate(gift) : promptLogin()) };
}
