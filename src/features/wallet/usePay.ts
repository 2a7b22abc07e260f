import type { PayIntent } from '#api/recharge.ts';
import { useCore } from '#platform/core.ts';
import { useCheckout } from './useCheckout.ts';

/** A package to be bought, or an order left unpaid. */
export type PayWish = Pick<PayIntent, 'kind' | 'payType' | 'returnUrl' | 'purpose'> &
  ({ productId: string } | { orderId: string });

/** Makes an order, or goes on with one, and leaves for the cashier. */
export function usePay(onFailed?: (error: unknown) => void): { pay(wish: PayWish): void; paying: boolean } {
  const { api } = useCore();
  const { checkOut, paying } = useCheckout<PayWish>({
    nameOf: () => 'pay',
    send: (wish, requestId) => api.recharge.payInfo({ ...wish, requestId }),
    onFailed,
  });
  return { pay: checkOut, paying };
}
