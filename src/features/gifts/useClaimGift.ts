import { isLoggedIn } from '#domain/account.ts';
import type { Gift } from '#domain/gift.ts';
import { usePortal, useSession } from '#app/portal.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { claimedGift } from './claimedGift.ts';

/** What stood there when the server refused: it knows better. */
const OFFERED = [['gifts'], ['ownGifts']] as const;

/** Claims a gift pack on a tap, one at a time. A visitor goes to login and comes back. */
export function useClaimGift(): { claimingId: string | undefined; claim: (gift: Gift) => void } {
  const { api, askLogin, patches, queryClient, toasts } = usePortal();
  const account = useSession((state) => state.account);
  const { busy, claim } = useClaim();

  const readAnew = (...parts: string[]) => void queryClient.invalidateQueries({ queryKey: [account.uid, ...parts] });

  const claimGift = ({ id }: Gift) =>
    claim({
      kind: 'gift',
      id,
      send: (requestId) => api.gifts.claim(id, requestId),
      onDone(claimed) {
        patches.make(claimedGift(account.uid, claimed));
        toasts.show({ type: 'success', text: '领取成功' });
        readAnew('ownGifts', 'claimed');
      },
      onRefused() {
        for (const parts of OFFERED) readAnew(...parts);
        return false;
      },
      never: '领取',
    });

  return { claimingId: busy, claim: (gift) => (isLoggedIn(account) ? void claimGift(gift) : askLogin()) };
}
