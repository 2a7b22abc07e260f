import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isRefusal, isHandled, isFinalRefusal } from '#api/ApiError.ts';
import type { PayInfo } from '#domain/order.ts';
import { safeLinkUrl } from '#domain/safeUrl.ts';
import type { Intent } from '#platform/device/intents.ts';
import { useCore } from '#platform/core.ts';

/** How one kind of wish to pay is carried out. */
export type CheckoutOptions<Wish> = {
  /** Under which name the wish is kept until the server has answered it. */
  nameOf: (wish: Wish) => string;
  /** Sends it; gives the order and its cashier, or nothing where it is paid already. */
  send: (wish: Wish, requestId: string) => Promise<PayInfo | undefined>;
  /** The server refused, and said why; or nobody knows what it did. */
  onFailed?: (error: unknown) => void;
};

/** For how long the cashier is waited for; a way to it may also end in an app, in a blocked domain or by the person's Stop. */
const CASHIER_WITHIN_MS = 6000;

/**
 * Sends a wish to pay and leaves for the cashier. A retry of the same wish repeats the same intent, also after a
 * reload, so that nothing is paid twice; who is still here after leaving, and wishes the same, goes on with the same order.
 */
export function useCheckout<Wish extends object>({ nameOf, send, onFailed }: CheckoutOptions<Wish>) {
  const { device, intents, toasts, log } = useCore();
  /** A second tap comes sooner than the next render. */
  const busy = useRef(false);
  /** The wish whose cashier was last left for. */
  const left = useRef<{ wish: string; intent: Intent }>(undefined);
  const [leaving, setLeaving] = useState(false);
  useStillHere(leaving, () => {
    busy.current = false;
    setLeaving(false);
  });

  const ask = async (wish: Wish, intent: Intent): Promise<PayInfo | undefined> => {
    try {
      const paying = await send(wish, intent.requestId);
      intent.settle();
      return paying;
    } catch (error) {
      if (isFinalRefusal(error)) intent.settle();
      throw error;
    }
  };

  const mutation = useMutation({
    async mutationFn(wish: Wish) {
      const words = JSON.stringify(wish);
      const known = left.current?.wish === words ? left.current.intent : undefined;
      const renew = () => intents(nameOf(wish), words);
      let intent = known ?? renew();
      let paying = await ask(wish, intent);
      // The order made for it has been paid or closed meanwhile, so this wish is another.
      if (known && paying && paying.order.status !== 0) {
        intent = renew();
        paying = await ask(wish, intent);
      }
      const url = paying && safeLinkUrl(paying.payUrl, device.origin);
      if (url) left.current = { wish: words, intent };
      return { paying, url };
    },
    onSuccess({ paying, url }) {
      if (url) {
        setLeaving(true);
        return device.replaceLocation(url);
      }
      if (paying === undefined) return;
      log.warn('The cashier was not opened: its address is not an http address.');
      toasts.show({ type: 'error', text: '支付失败，请重试' });
    },
    onError(error) {
      if (isHandled(error)) return;
      toasts.show({ type: 'error', text: isRefusal(error) ? error.message : '网络异常，请重试（不会重复扣费）' });
      onFailed?.(error);
    },
    // Until the cashier has taken this page's place nothing more is sent.
    onSettled: (sent) => void (busy.current = sent?.url !== undefined),
  });

  return {
    checkOut(wish: Wish) {
      if (busy.current) return;
      busy.current = true;
      mutation.mutate(wish);
    },
    /** Being sent, or on the way to the cashier: the button stays busy until the page is gone, or has turned out to stay. */
    paying: mutation.isPending || leaving,
  };
}

/** Tells that a page that was being left is there after all: shown again, looked at again, or after a while. */
function useStillHere(leaving: boolean, onStillHere: () => void): void {
  const tell = useEffectEvent(onStillHere);
  useEffect(() => {
    if (!leaving) return;
    const onShown = () => tell();
    const onLookedAt = () => document.visibilityState === 'visible' && tell();
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
