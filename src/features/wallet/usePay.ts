import type { PayIntent } from '#api/recharge.ts';
import { useCore } from '#platform/core.ts';
import { useCheckout } from './useCheckout.ts';

/** A package to be bought, or an order left unpaid. */
export type Payment = Pick<PayIntent, 'kind' | 'payType' | 'returnUrl' | 'purpose'> &
  ({ productId: string } | { orderId: string });

/** Makes an order, or continues one, and leaves for the cashier. */
export function usePay(onError?: () => void): { pay(payment: Payment): void; paying: boolean } {
  const { api } = useCore();
  const { checkOut, paying } = useCheckout<Payment>({
    nameOf: () => 'pay',
    send: (payment, requestId) => api.recharge.payInfo({ ...payment, requestId }),
    onError,
  });
  return { pay: checkOut, paying };
}
