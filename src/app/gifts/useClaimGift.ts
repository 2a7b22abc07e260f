import { useState } from 'react';
import { ApiError, isSilent } from '#api/ApiError.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Gift } from '#domain/gift.ts';
import { usePortal, useSession } from '../portal.ts';
import { useClaimIntent } from '../rewards/useClaimIntent.ts';
import { claimedGift } from './claimedGift.ts';

const UNCLEAR = '网络异常，请重试（不会重复领取）';

/** What a claim changes beside the pack itself: 已领取, the message of it, and how many messages are unread. */
const CHANGED = [['ownGifts', 'claimed'], ['messages'], ['status']] as const;

/** What stood there when the server refused: it knows better. */
const OFFERED = [['gifts'], ['ownGifts']] as const;

/**
 * Claims a gift pack on a tap, one at a time; a lost answer or a second tap never takes two (reliability M1).
 * A visitor goes to login and comes back.
 */
export function useClaimGift(): { claimingId: string | undefined; claim: (gift: Gift) => void } {
  const { api, goToLogin, patches, queryClient, session, toasts } = usePortal();
  const account = useSession((state) => state.account);
  const epoch = useSession((state) => state.epoch);
  const { idOf, settle } = useClaimIntent();
  const [claimingId, setClaimingId] = useState<string>();

  const readAnew = (parts: readonly (readonly string[])[]) => {
    for (const part of parts) void queryClient.invalidateQueries({ queryKey: [account.uid, ...part] });
  };
  const refuse = (error: unknown) => {
    if (isSilent(error)) return;
    const refused = error instanceof ApiError && error.kind === 'business';
    if (refused) settle('gift');
    toasts.show({ type: 'error', text: refused ? error.message : UNCLEAR });
    if (refused) readAnew(OFFERED);
  };

  const claim = async (gift: Gift) => {
    setClaimingId(gift.id);
    try {
      const claimed = await api.gifts.claim(gift.id, idOf('gift', gift.id));
      settle('gift');
      if (session.getState().epoch !== epoch) return;
      patches.make(claimedGift(account.uid, claimed));
      toasts.show({ type: 'success', text: '领取成功' });
      readAnew(CHANGED);
    } catch (error) {
      if (session.getState().epoch === epoch) refuse(error);
    } finally {
      setClaimingId(undefined);
    }
  };

  return {
    claimingId,
    claim(gift) {
      if (!isLoggedIn(account)) return goToLogin();
      if (claimingId === undefined) void claim(gift);
    },
  };
}
