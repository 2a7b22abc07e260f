import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths.ts';
import { membershipPath, purposeText, rechargePath, continuationPath } from '#domain/paymentPurpose.ts';
import { MembershipSheet } from '#screens/dialogs/MembershipSheet/MembershipSheet.tsx';
import { useCore, useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { walletQueries } from '../wallet/walletQueries.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { dropPending } from '../download/pendingDownload.ts';
import { paidAgain } from '../wallet/paidAgain.ts';
import { useContact } from '../account/useContact.ts';
import { asksForMembership, purposeOfOrigin } from './membershipSource.ts';
import { useBuyMembership } from './useBuyMembership.ts';
import { useCardChoice } from './useCardChoice.ts';
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
  const status = useQuery(useQueryFactory(accountQueries).status);
  const { plan, method, selectPlan, selectMethod } = useCardChoice(offer.data);
  const { buy, order, paying, result, paidUntil, ask, forget } = useBuyMembership();
  const { origin, game } = useMembershipSource(open, order);
  const purpose = purposeOfOrigin(origin);
  const back = { returnUrl: membershipPath(purpose), purpose: purposeText(purpose) };
  const contact = useContact();

  const pay = () => {
    if (!plan || !method) return;
    const shownPrice = method === 'coin' ? plan.coinPrice : plan.priceFen;
    buy({
      vipId: plan.id,
      payType: method,
      ...(shownPrice !== undefined && { shownPrice }),
      ...back,
    });
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
      open={open}
      offer={useLoadable(offer)}
      status={useLoadable(status)}
      now={useNow()}
      game={game}
      selectedId={plan?.id}
      payMethod={method}
      onSelectPlan={selectPlan}
      onSelectPayMethod={selectMethod}
      paying={paying}
      result={result}
      paidUntil={paidUntil}
      wayBack={origin?.kind}
      onPay={pay}
      onPayAgain={payAgain}
      onRecharge={(planId) => navigate(rechargePath({ kind: 'membership', planId, of: purpose }))}
      onCheckResult={ask}
      onReturn={() => {
        dropPending(tabStorage);
        leaveFor(continuationPath(purpose) ?? paths.profile);
      }}
      onContact={contact}
      onRetry={() => void offer.refetch()}
      onClose={() => leaveFor(paths.profile)}
    />
  );
}
