import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isRefusal, isSilent, isVerdict } from '#api/ApiError.ts';
import { safeLinkUrl } from '#domain/safeUrl.ts';
import type { Intent } from '../intents.ts';
import { usePortal } from '../portal.ts';

/** How one kind of wish to pay is carried out. */
export type CheckoutOptions<Wish> = {
  /** Under which name the wish is kept until the server has answered it. */
  nameOf: (wish: Wish) => string;
  /** Sends it; gives the cashier's address, or nothing where it is paid already. */
  send: (wish: Wish, requestId: string) => Promise<string | undefined>;
  /** The server refused, and said why; or nobody knows what it did. */
  onFailed?: (error: unknown) => void;
};

/**
 * Sends a wish to pay and leaves for the cashier. A retry of the same wish repeats the same intent, also after a
 * reload, so that nothing is paid twice.
 */
export function useCheckout<Wish extends object>({ nameOf, send, onFailed }: CheckoutOptions<Wish>) {
  const { device, intents, toasts, log } = usePortal();
  /** A second tap comes sooner than the next render. */
  const busy = useRef(false);

  const mutation = useMutation({
    async mutationFn({ wish, intent }: { wish: Wish; intent: Intent }) {
      const address = await send(wish, intent.requestId);
      return { address, url: address === undefined ? undefined : safeLinkUrl(address, device.origin) };
    },
    onSuccess({ address, url }, { intent }) {
      intent.settle();
      if (url) return device.replaceLocation(url);
      if (address === undefined) return;
      log.warn('The cashier was not opened: its address is not an http address.');
      toasts.show({ type: 'error', text: '支付失败，请重试' });
    },
    onError(error, { intent }) {
      if (isSilent(error)) return;
      if (isVerdict(error)) intent.settle();
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
      mutation.mutate({ wish, intent: intents(nameOf(wish), JSON.stringify(wish)) });
    },
    /** Being sent, or on the way to the cashier: the button stays busy until the page is gone. */
    paying: mutation.isPending || mutation.data?.url !== undefined,
  };
}
