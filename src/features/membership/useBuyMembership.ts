import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWalletChanged } from '#features/wallet/walletChanged.ts';
import type { MembershipIntent } from '#api/membership.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import type { PaymentOutcome } from '#screens/shared/PaymentResult/PaymentResult.tsx';
import { useCore, useSession, useQueries } from '#platform/core.ts';
import { accountQueries } from '#features/account/accountQueries.ts';
import { useCheckout } from '../wallet/useCheckout.ts';
import { useOrderResult } from '../wallet/useOrderResult.ts';
import { readAsMember } from '../wallet/readAsMember.ts';

type MembershipWish = Omit<MembershipIntent, 'requestId' | 'type' | 'source'>;

/** Buys membership: with diamonds at once, with money by way of the cashier, whose order stands in the address afterwards. */
export function useBuyMembership() {
  const { api, patches, session } = useCore();
  const walletChanged = useWalletChanged();
  const queryClient = useQueryClient();
  const uid = useSession((state) => state.account.uid);
  const { status, statusAfter } = useQueries(accountQueries);
  const [bought, setBought] = useState<UserStatus>();
  const { order, result, ask } = useOrderResult();
  const after = useQuery({ ...statusAfter(order?.orderId ?? ''), enabled: result === 'paid' });

  const { checkOut, paying } = useCheckout<MembershipWish>({
    nameOf: ({ vipId, payType }) => `membership:${vipId}:${payType}`,
    async send(wish, requestId) {
      const opened = await api.membership.open({ ...wish, ...session.getState().vipConfig, requestId });
      if ('payUrl' in opened) return opened;
      patches.write(status, () => opened.status);
      setBought(opened.status);
      walletChanged();
      return undefined;
    },
    onFailed: walletChanged,
  });

  const outcome: PaymentOutcome | undefined = bought ? 'paid' : result;
  const open = useEffectEvent(() => readAsMember(queryClient, uid));
  useEffect(() => {
    if (outcome === 'paid') open();
  }, [outcome]);

  return {
    buy: checkOut,
    /** The one whose result is told. */
    order,
    paying,
    result: outcome,
    paidUntil: (bought ?? after.data)?.expTime ?? undefined,
    ask,
    /** Forgets what was bought, so that the sheet begins anew. */
    forget: () => setBought(undefined),
  };
}
