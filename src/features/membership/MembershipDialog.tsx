import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#domain/paths.ts';
import { membershipPath, NO_PURPOSE, purposeText, rechargePath, continuationPath } from '#domain/paymentPurpose.ts';
import { MembershipSheet } from '#screens/dialogs/MembershipSheet/MembershipSheet.tsx';
import { useCore, useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import type { VipOffer, VipPayType } from '#domain/membership.ts';
import { payMethodsOf, preselectPlan } from '#domain/membershipPayment.ts';
import { walletQueries } from '../wallet/walletQueries.ts';
import { useStatus } from '../account/useStatus.ts';
import { dropPending } from '../download/pendingDownload.ts';
import { paidAgain } from '../wallet/useOrderResult.ts';
import { useContact } from '../account/useContact.ts';
import { asksForMembership } from './membershipSource.ts';
import { useBuyMembership } from './useBuyMembership.ts';
import { useMembershipSource } from './useMembershipSource.ts';

/** The membership sheet over 我的, open while the address has `pop=1`. */
export function MembershipDialog() {
  const { tabStorage } = useCore();
  const { navigate, replace } = useNavigation();
  const [searchParams] = useSearchParams();
  const loggedIn = useLoggedIn();
  // The route's guard leads a visitor to login; one whose session ends here is on the way there.
  const open = asksForMembership(searchParams) && loggedIn;
  const offer = useQuery({ ...useQueryFactory(walletQueries).vipOffer, enabled: open });
  const { plan, payMethod, ...choice } = useCardChoice(offer.data);
  const { buy, order, forget, ...payment } = useBuyMembership();
  const { origin, game } = useMembershipSource(open, order);
  const purpose = origin ?? NO_PURPOSE;
  const back = { returnUrl: membershipPath(purpose), purpose: purposeText(purpose) };

  const pay = () => {
    if (!plan || !payMethod) return;
    const shownPrice = payMethod === 'coin' ? plan.coinPrice : plan.priceFen;
    buy({ vipId: plan.id, payType: payMethod, ...(shownPrice !== undefined && { shownPrice }), ...back });
  };
  const payAgain = () => {
    const vipId = paidAgain(order, offer.data?.plans ?? []);
    // The failed plan is unknown: the person chooses, instead of paying for what is preselected.
    if (order === undefined || vipId === undefined) return replace(back.returnUrl);
    buy({ vipId, payType: order.payType, shownPrice: order.priceFen, ...back });
  };
  const leaveFor = (path: string) => {
    forget();
    replace(path);
  };

  return (
    <MembershipSheet
      {...choice}
      {...payment}
      open={open}
      offer={useLoadable(offer)}
      status={useStatus()}
      now={useNow()}
      game={game}
      selectedId={plan?.id}
      payMethod={payMethod}
      returnTo={origin?.kind}
      onPay={pay}
      onPayAgain={payAgain}
      onRecharge={(planId) => navigate(rechargePath({ kind: 'membership', planId, of: purpose }))}
      onReturn={() => {
        dropPending(tabStorage);
        leaveFor(continuationPath(purpose) ?? paths.profile);
      }}
      onContact={useContact()}
      onRetry={() => void offer.refetch()}
      onClose={() => leaveFor(paths.profile)}
    />
  );
}

function useCardChoice(offer: VipOffer | undefined) {
  const [planId, onSelectPlan] = useState<string>();
  const [chosenMethod, onSelectPayMethod] = useState<VipPayType>();
  const plan = offer?.plans.find(({ id }) => id === planId) ?? preselectPlan(offer?.plans ?? []);
  const methods = offer ? payMethodsOf(offer, plan) : [];
  const payMethod = methods.find((method) => method === chosenMethod) ?? methods[0];
  return { plan, payMethod, onSelectPlan, onSelectPayMethod };
}
