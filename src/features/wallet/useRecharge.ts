import { useState } from 'react';
import { preselectPackage, type PayType, type RechargeOffer } from '#domain/order.ts';
import { useQueryFactory } from '#platform/core.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useQuery } from '@tanstack/react-query';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { accountQueries } from '../account/accountQueries.ts';
import { balanceOf } from './balanceOf.ts';
import { paidAgain } from './paidAgain.ts';
import { pendingOf } from './pendingOrder.ts';
import { useOrderResult } from './useOrderResult.ts';
import { useOrderWork } from './useOrderWork.ts';
import { usePay } from './usePay.ts';
import { useRechargePurpose } from './useRechargePurpose.ts';
import { walletQueries } from './walletQueries.ts';

/** Buys diamonds: what is offered and chosen, the order that waits to be paid, and what came of the last one. */
export function useRecharge() {
  const { replace } = useNavigation();
  const offer = useQuery(useQueryFactory(walletQueries).rechargeOffer);
  const status = useQuery(useQueryFactory(accountQueries).status);
  const orders = useQuery(useQueryFactory(walletQueries).newestOrders);
  const { pay, paying } = usePay();
  const { work, continueOrder, cancelOrder } = useOrderWork();
  const { order, result, ask } = useOrderResult();
  const pendingOrder = pendingOf(orders.data);
  const { text, here, wanted, gameId, source } = useRechargePurpose({
    status: status.data,
    named: order,
    orders: orders.data ?? [],
  });
  const { selected, payType, setSelectedId, setPayType } = usePackageChoice(offer.data, wanted?.missing);

  const buy = (productId: string, by: PayType) =>
    pay({ kind: 'coin', productId, payType: by, returnUrl: here, purpose: text });

  return {
    /** The page's address with what the diamonds are for. */
    here,
    gameId,
    source,
    balance: balanceOf(useLoadable(status)),
    offer: useLoadable(offer),
    firstRecharge: status.data?.firstRecharge ?? false,
    wanted,
    pendingOrder,
    // Each second counts while an order waits to be paid.
    now: useNow(pendingOrder ? 1000 : 60_000),
    work,
    continueOrder,
    cancelOrder,
    refetchOrders: () => void orders.refetch(),
    selected,
    selectPackage: setSelectedId,
    payType,
    selectPayType: setPayType,
    paying,
    result,
    paidAmount: order?.coin,
    pay: () => selected && buy(selected.id, payType),
    payAgain() {
      const productId = paidAgain(order, offer.data?.packages ?? []);
      // What failed cannot be named: the person chooses, instead of paying for what happens to be preselected.
      if (order === undefined || productId === undefined) return replace(here);
      buy(productId, order.payType);
    },
    checkResult: ask,
    retry() {
      if (offer.isError) void offer.refetch();
      if (status.isError) void status.refetch();
    },
  };
}

/** The package and the way to pay that are chosen, each the first that makes sense until somebody chooses. */
function usePackageChoice(offer: RechargeOffer | undefined, missing = 0) {
  const [selectedId, setSelectedId] = useState<string>();
  const [payType, setPayType] = useState<PayType>();
  const packages = offer?.packages ?? [];
  return {
    selected: packages.find(({ id }) => id === selectedId) ?? preselectPackage(packages, missing),
    payType: payType ?? offer?.payTypes[0] ?? 'mock',
    setSelectedId,
    setPayType,
  };
}
