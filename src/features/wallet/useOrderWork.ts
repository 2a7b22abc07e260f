import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#domain/order.ts';
import { returnPathOf } from '#domain/paymentPurpose.ts';
import type { OrderWork } from '#screens/wallet/Orders/PendingActions.tsx';
import { useCore } from '#platform/core.ts';
import { useInvalidateWallet } from './invalidateWallet.ts';
import { usePay } from './usePay.ts';

/** Continues or cancels an unpaid order; both refetch the orders. */
export function useOrderWork(): {
  work: OrderWork | undefined;
  continueOrder(order: Order): void;
  cancelOrder(order: Order): void;
} {
  const { api, toasts } = useCore();
  const invalidateWallet = useInvalidateWallet();
  const [continued, setContinued] = useState<string>();
  const { pay, paying } = usePay(invalidateWallet);

  const cancel = useMutation({
    mutationFn: ({ orderId }: Order) => api.recharge.cancelOrder(orderId),
    onSuccess: () => toasts.show({ type: 'success', text: '订单已取消' }),
    onSettled: invalidateWallet,
  });

  return {
    work: workOf(paying ? continued : undefined, cancel.isPending ? cancel.variables.orderId : undefined),
    continueOrder(order) {
      setContinued(order.orderId);
      pay({ kind: order.kind, orderId: order.orderId, payType: order.payType, returnUrl: returnPathOf(order) });
    },
    cancelOrder: (order) => cancel.mutate(order),
  };
}

function workOf(paid: string | undefined, cancelled: string | undefined): OrderWork | undefined {
  if (paid !== undefined) return { orderId: paid, doing: 'pay' };
  return cancelled === undefined ? undefined : { orderId: cancelled, doing: 'cancel' };
}
