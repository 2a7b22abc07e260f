import { invalidate } from '#platform/query/invalidate.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Gift } from '#domain/gift.ts';
import { useCore, useSession } from '#platform/core.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { giftKeys } from './giftQueries.ts';
import { claimedGift } from './claimedGift.ts';

/** Claims a gift pack on a tap, one at a time. A visitor goes to login and comes back. */
export function useClaimGift(): { claimingId: string | undefined; claim: (gift: Gift) => void } {
  const { api, promptLogin, patches, queryClient, toasts } = useCore();
  const account = useSession((state) => state.account);
  const { busy, claim } = useClaim();

  const keys = giftKeys(account.uid);

  const claimGift = ({ id }: Gift) =>
    claim({
      kind: 'gift',
      id,
      send: (requestId) => api.gifts.claim(id, requestId),
      onDone(claimed) {
        patches.make(claimedGift(account.uid, claimed));
        toasts.show({ type: 'success', text: '领取成功' });
        invalidate(queryClient, [keys.ownGifts('claimed')]);
      },
      onRefused() {
        // What stood there is out of date: the server knows better.
        invalidate(queryClient, [keys.gifts(), keys.ownGifts()]);
        return false;
      },
      never: '领取',
    });

  return { claimingId: busy, claim: (gift) => (isLoggedIn(account) ? void claimGift(gift) : promptLogin()) };
}
