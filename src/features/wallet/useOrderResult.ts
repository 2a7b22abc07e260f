import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { isRefusal } from '#api/ApiError.ts';
import type { Order, PaymentOutcome } from '#domain/order.ts';
import { isSafeId } from '#domain/safeUrl.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { trackPurchase } from './trackPurchase.ts';
import { invalidateWallet } from './invalidateWallet.ts';
import { walletQueries } from './walletQueries.ts';

const OUTCOME = { 1: 'paid', 2: 'closed', 3: 'refunded', 4: 'failed' } as const;

type Known = Pick<Order, 'status'> | undefined;

/**
 * What is shown of an order: a final status decides, else what the page knows.
 * @param cancelled the person left the cashier without paying
 * @param givenUp polling has ended
 */
export function orderOutcome(order: Known, cancelled: boolean, givenUp: boolean): PaymentOutcome {
  if (order !== undefined && order.status !== 0) return OUTCOME[order.status];
  if (cancelled) return 'cancelled';
  return givenUp ? 'unknown' : 'confirming';
}

/** The order is polled every 2 s, 30 times, then by hand. */
const POLL_MS = 2000;
const POLL_LIMIT_MS = 30 * POLL_MS;

const isFinal = (order: Order | undefined): boolean => order !== undefined && order.status !== 0;

/** The outcome of the order that the cashier named in the address; `result` is undefined without one. */
export function useOrderResult() {
  const core = useCore();
  const { order: orderQuery } = useQueryFactory(walletQueries);
  const [searchParams] = useSearchParams();
  const orderId = searchParams.get('orderId') ?? '';
  const cancelled = searchParams.get('result') === 'cancel';
  const asks = isSafeId(orderId);

  const [givenUp, setGivenUp] = useState(false);
  /** A refusal (no such order of this person) ends the polling. */
  const isAwaited = ({ data, error }: { data: Order | undefined; error: Error | null }) =>
    !isFinal(data) && !cancelled && !givenUp && !isRefusal(error);
  const query = useQuery({
    ...orderQuery(orderId),
    enabled: asks,
    staleTime: 0,
    refetchInterval: ({ state }) => (isAwaited(state) ? POLL_MS : false),
  });
  const order = query.data;
  const isPolled = asks && isAwaited(query);
  useEffect(() => {
    if (!isPolled) return;
    const timer = setTimeout(() => setGivenUp(true), POLL_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isPolled]);

  const settle = useEffectEvent((paid: Order) => {
    trackPurchase(core, paid);
    invalidateWallet(core);
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

/**
 * What 重新支付 and 重新下单 pay for: the product of the failed or closed order. An order that names none is matched by its
 * price, where a single product has it; undefined leaves the choice to the person.
 */
export function paidAgain(
  order: Pick<Order, 'productId' | 'priceFen'> | undefined,
  products: readonly { id: string; priceFen: number }[],
): string | undefined {
  if (order?.productId !== undefined) return order.productId;
  const alike = products.filter(({ priceFen }) => priceFen === order?.priceFen);
  return alike.length === 1 ? alike[0]?.id : undefined;
}
