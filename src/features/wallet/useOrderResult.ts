import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useService, useQueryFactory } from '#platform/core.ts';
import { isRefusal } from '#api/ApiError.ts';
import type { Order } from '#domain/order.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import type { PaymentOutcome } from '#screens/shared/PaymentResult/PaymentResult.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { analyticsOf } from './analytics.ts';
import { useInvalidateWallet } from './invalidateWallet.ts';
import { walletQueries } from './walletQueries.ts';
import { orderOutcome } from './orderOutcome.ts';

/** The order is polled every 2 s, 30 times, then by hand. */
const POLL_MS = 2000;
const POLL_LIMIT_MS = 30 * POLL_MS;

const isFinal = (order: Order | undefined): boolean => order !== undefined && order.status !== 0;

/** The outcome of the order that the cashier named in the address; `result` is undefined without one. */
export function useOrderResult(): { order: Order | undefined; result: PaymentOutcome | undefined; ask(): void } {
  const analytics = useService(analyticsOf);
  const invalidateWallet = useInvalidateWallet();
  const { order: orderQuery } = useQueryFactory(walletQueries);
  const [searchParams] = useSearchParams();
  const orderId = searchParams.get('orderId') ?? '';
  const cancelled = searchParams.get('result') === 'cancel';
  const asks = isSafeId(orderId);

  const [givenUp, setGivenUp] = useState(false);
  const query = useQuery({
    ...orderQuery(orderId),
    enabled: asks,
    staleTime: 0,
    // A refusal (no such order of this person) ends the polling.
    refetchInterval: ({ state }) =>
      isFinal(state.data) || cancelled || givenUp || isRefusal(state.error) ? false : POLL_MS,
  });
  const order = query.data;
  const isAwaited = asks && !cancelled && !givenUp && !isFinal(order) && !isRefusal(query.error);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setGivenUp(true), POLL_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  const settle = useEffectEvent((paid: Order) => {
    analytics.trackPurchase(paid);
    invalidateWallet();
  });
  useEffect(() => {
    if (order?.status === 1) settle(order);
  }, [order]);

  return {
    order,
    result: asks ? orderOutcome(order, cancelled, givenUp || isRefusal(query.error)) : undefined,
    ask() {
      setGivenUp(false);
      void query.refetch();
    },
  };
}
