import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { preselectPackage, type PayType, type RechargeOffer } from '#domain/order.ts';
import { useQueryFactory } from '#platform/core.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { valueOf } from '#domain/loadable.ts';
import { useStatusQuery } from '../account/useStatus.ts';
import { paidAgain, useOrderResult } from './useOrderResult.ts';
import { pendingOf, useOrderWork } from './useOrderWork.ts';
import { usePay } from './useCheckout.ts';
import { useRechargePurpose } from './useRechargePurpose.ts';
import { walletQueries } from './walletQueries.ts';

/** Buys diamonds: what is offered and chosen, the order that waits to be paid, and what came of the last one. */
export function useRecharge() {
  const { replace } = useNavigation();
  const { rechargeOffer, newestOrders } = useQueryFactory(walletQueries);
  const offer = useQuery(rechargeOffer);
  const orders = useQuery(newestOrders);
  const { status: loadableStatus, balance, refetch: refetchStatus } = useStatusQuery();
  const status = valueOf(loadableStatus);
  const { pay, paying } = usePay();
  const { order, result, ask } = useOrderResult();
  const pendingOrder = pendingOf(orders.data);
  const { text, here, wanted, gameId, source } = useRechargePurpose(status, order, orders.data ?? []);
  const { selected, payType, ...choice } = usePackageChoice(offer.data, wanted?.missing);

  const buy = (productId: string, by: PayType) =>
    pay({ kind: 'coin', productId, payType: by, returnUrl: here, purpose: text });

  return {
    here,
    gameId,
    source,
    /** What the screen shows, and what can be done on it. */
    shown: {
      ...choice,
      ...useOrderWork(),
      balance,
      offer: useLoadable(offer),
      firstRecharge: status?.firstRecharge ?? false,
      wanted,
      pendingOrder,
      // Each second counts while an order waits to be paid.
      now: useNow(pendingOrder ? 1000 : 60_000),
      onOrderTimeOver: () => void orders.refetch(),
      selectedId: selected?.id,
      payType,
      paying,
      result,
      paidAmount: order?.coin,
      onPay: () => selected && buy(selected.id, payType),
      onPayAgain() {
        const productId = paidAgain(order, offer.data?.packages ?? []);
        // What failed cannot be named: the person chooses, instead of paying for what happens to be preselected.
        if (order === undefined || productId === undefined) return replace(here);
        buy(productId, order.payType);
      },
      onCheckResult: ask,
      onRetry() {
        if (offer.isError) void offer.refetch();
        if (loadableStatus.state === 'failed') refetchStatus();
      },
    },
  };
}

/** The package and the way to pay that are chosen, each the first that makes sense until somebody chooses. */
function usePackageChoice(offer: RechargeOffer | undefined, missing = 0) {
  const [selectedId, onSelectPackage] = useState<string>();
  const [payType, onSelectPayType] = useState<PayType>();
  const packages = offer?.packages ?? [];
  return {
    selected: packages.find(({ id }) => id === selectedId) ?? preselectPackage(packages, missing),
    payType: payType ?? offer?.payTypes[0] ?? 'mock',
    onSelectPackage,
    onSelectPayType,
  };
}
