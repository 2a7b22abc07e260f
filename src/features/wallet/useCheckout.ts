import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PayInfo } from '#domain/order.ts';
import { safeLinkUrl } from '#domain/safeUrl.ts';
import { useCore } from '#platform/core.ts';
import { type IdempotencyKey, onceErrorText, sendOnce } from '#platform/device/idempotencyKeys.ts';
import type { PayIntent } from '#api/recharge.ts';

type CheckoutOptions<Purchase> = {
  /** Under which name the idempotency key is kept until the server's answer is final. */
  nameOf: (purchase: Purchase) => string;
  /** Gives the order and its cashier, or nothing where it is paid already. */
  send: (purchase: Purchase, requestId: string) => Promise<PayInfo | undefined>;
  onError?: (() => void) | undefined;
};

/** How long the navigation to the cashier may take; it may also end in an app, in a blocked domain or by the person's Stop. */
const CASHIER_WITHIN_MS = 6000;

/**
 * Makes an order and leaves for the cashier. A retry is sent under the same idempotency key, also after a reload, so that
 * nothing is paid twice; who is still here after leaving, and buys the same, goes on with the same order.
 */
export function useCheckout<Purchase extends object>({ nameOf, send, onError }: CheckoutOptions<Purchase>) {
  const { device, idempotencyKeys, toasts, log } = useCore();
  /** A second tap comes sooner than the next render. */
  const inFlight = useRef(false);
  /** The purchase whose cashier was last left for. */
  const left = useRef<{ variant: string; key: IdempotencyKey }>(undefined);
  const [leaving, setLeaving] = useState(false);
  useStillHere(leaving, () => {
    inFlight.current = false;
    setLeaving(false);
  });

  const mutation = useMutation({
    async mutationFn(purchase: Purchase) {
      const variant = JSON.stringify(purchase);
      const order = (key: IdempotencyKey) => sendOnce(key, (requestId) => send(purchase, requestId));
      const known = left.current?.variant === variant ? left.current.key : undefined;
      let key = known ?? idempotencyKeys(nameOf(purchase), variant);
      let paying = await order(key);
      // The order of then has been paid or closed meanwhile, so this is another purchase.
      if (known && paying && paying.order.status !== 0) {
        key = idempotencyKeys(nameOf(purchase), variant);
        paying = await order(key);
      }
      const url = paying && safeLinkUrl(paying.payUrl, device.origin);
      if (url) left.current = { variant, key };
      return { paying, url };
    },
    meta: { errorText: (error) => onceErrorText(error, '扣费') },
    onSuccess({ paying, url }) {
      if (url) {
        setLeaving(true);
        return device.replaceLocation(url);
      }
      if (paying === undefined) return;
      log.warn('The cashier was not opened: its address is not an http address.');
      toasts.show({ type: 'error', text: '支付失败，请重试' });
    },
    onError: () => onError?.(),
    // Until the cashier has taken this page's place nothing more is sent.
    onSettled: (sent) => void (inFlight.current = sent?.url !== undefined),
  });

  return {
    checkOut(purchase: Purchase) {
      if (inFlight.current) return;
      inFlight.current = true;
      mutation.mutate(purchase);
    },
    /** Being sent, or leaving for the cashier: until the page is gone, or has turned out to stay. */
    paying: mutation.isPending || leaving,
  };
}

/** Calls back where a page that was being left is there after all: shown again, looked at again, or after a while. */
function useStillHere(leaving: boolean, onStillHere: () => void): void {
  const call = useEffectEvent(onStillHere);
  useEffect(() => {
    if (!leaving) return;
    const onShown = () => call();
    const onLookedAt = () => document.visibilityState === 'visible' && call();
    const timer = setTimeout(onShown, CASHIER_WITHIN_MS);
    addEventListener('pageshow', onShown);
    document.addEventListener('visibilitychange', onLookedAt);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onShown);
      document.removeEventListener('visibilitychange', onLookedAt);
    };
  }, [leaving]);
}

type Payment = Pick<PayIntent, 'kind' | 'payType' | 'returnUrl' | 'purpose'> &
  ({ productId: string } | { orderId: string });

/** Makes an order, or continues one, and leaves for the cashier. */
export function usePay(onError?: () => void) {
  const { api } = useCore();
  const { checkOut, paying } = useCheckout<Payment>({
    nameOf: () => 'pay',
    send: (payment, requestId) => api.recharge.payInfo({ ...payment, requestId }),
    onError,
  });
  return { pay: checkOut, paying };
}
