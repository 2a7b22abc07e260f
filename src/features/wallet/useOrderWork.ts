import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order, OrderWork } from '#domain/order.ts';
import { returnPathOf } from '#domain/paymentPurpose.ts';
import { useCore } from '#platform/core.ts';
import { useInvalidateWallet } from './invalidateWallet.ts';
import { usePay } from './useCheckout.ts';

/** The newest order that waits to be paid, of those read so far. */
export const pendingOf = <T extends Pick<Order, 'status'>>(orders: readonly T[] = []): T | undefined =>
  orders.find(({ status }) => status === 0);

/** Continues or cancels an unpaid order; both refetch the orders. */
export function useOrderWork() {
  const { api, toasts } = useCore();
  const invalidateWallet = useInvalidateWallet();
  const [continued, setContinued] = useState<string>();
  const { pay, paying } = usePay(invalidateWallet);

  const cancel = useMutation({
    mutationFn: ({ orderId }: Order) => api.recharge.cancelOrder(orderId),
    onSuccess: () => toasts.show({ type: 'success', text: '订单已取消' }),
    onSettled: invalidateWallet,
  });

  const work: OrderWork | undefined =
    paying && continued !== undefined
      ? { orderId: continued, doing: 'pay' }
      : cancel.isPending
        ? { orderId: cancel.variables.orderId, doing: 'cancel' }
        : undefined;

  return {
    work,
    onContinueOrder(order: Order) {
      setContinued(order.orderId);
      pay({ kind: order.kind, orderId: order.orderId, payType: order.payType, returnUrl: returnPathOf(order) });
    },
    onCancelOrder: (order: Order) => cancel.mutate(order),
  };
}
