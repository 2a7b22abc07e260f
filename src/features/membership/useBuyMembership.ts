import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MembershipIntent } from '#api/membership.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { useInvalidateWallet } from '../wallet/invalidateWallet.ts';
import { useCheckout } from '../wallet/useCheckout.ts';
import { useOrderResult } from '../wallet/useOrderResult.ts';
import { invalidateMembership } from '../wallet/invalidateMembership.ts';

type MembershipPurchase = Omit<MembershipIntent, 'requestId' | 'type' | 'source'>;

/** Buys membership: with diamonds at once, with money at the cashier, whose order is named in the address afterwards. */
export function useBuyMembership() {
  const { api, patches, session } = useCore();
  const invalidateWallet = useInvalidateWallet();
  const queryClient = useQueryClient();
  const uid = useSession((state) => state.account.uid);
  const { status, statusAfter } = useQueryFactory(accountQueries);
  const [bought, setBought] = useState<UserStatus>();
  const { order, result, ask } = useOrderResult();
  const after = useQuery({ ...statusAfter(order?.orderId ?? ''), enabled: result === 'paid' });

  const { checkOut, paying } = useCheckout<MembershipPurchase>({
    nameOf: ({ vipId, payType }) => `membership:${vipId}:${payType}`,
    async send(purchase, requestId) {
      const opened = await api.membership.open({ ...purchase, ...session.getState().vipConfig, requestId });
      if ('payUrl' in opened) return opened;
      patches.write(status, () => opened.status);
      setBought(opened.status);
      invalidateWallet();
      return undefined;
    },
    onError: invalidateWallet,
  });

  const outcome = bought ? 'paid' : result;
  const open = useEffectEvent(() => invalidateMembership(queryClient, uid));
  useEffect(() => {
    if (outcome === 'paid') open();
  }, [outcome]);

  return {
    buy: checkOut,
    order,
    paying,
    result: outcome,
    paidUntil: (bought ?? after.data)?.expTime ?? undefined,
    onCheckResult: ask,
    forget: () => setBought(undefined),
  };
}
