import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';
import { ApiError, isSilent } from '#api/ApiError.ts';
import { safeLinkUrl } from '#domain/safeUrl.ts';
import { usePortal } from '../portal.ts';

const keptSchema = v.nullable(v.object({ wish: v.string(), requestId: v.pipe(v.string(), v.uuid()) }));

/** How one kind of wish to pay is carried out. */
export type CheckoutOptions<Wish> = {
  /** Where the wish is kept until the server has answered it. */
  keyOf: (wish: Wish) => string;
  /** Sends it; gives the cashier's address, or nothing where it is paid already. */
  send: (wish: Wish, requestId: string) => Promise<string | undefined>;
  /** The server refused, and said why; or nobody knows what it did. */
  onFailed?: (error: unknown) => void;
};

/**
 * Sends a wish to pay and leaves for the cashier. A retry of the same wish repeats the same intent, also after a
 * reload, so that nothing is paid twice.
 */
export function useCheckout<Wish extends object>({ keyOf, send, onFailed }: CheckoutOptions<Wish>) {
  const { device, storage, toasts, log } = usePortal();
  /** A second tap comes sooner than the next render. */
  const busy = useRef(false);

  const intentId = (wish: Wish): string => {
    const text = JSON.stringify(wish);
    const kept = storage.read(keyOf(wish), keptSchema, null);
    if (kept?.wish === text) return kept.requestId;
    const requestId = device.newId();
    storage.write(keyOf(wish), { wish: text, requestId });
    return requestId;
  };

  const mutation = useMutation({
    async mutationFn(wish: Wish) {
      const address = await send(wish, intentId(wish));
      return { address, url: address === undefined ? undefined : safeLinkUrl(address, device.origin) };
    },
    onSuccess({ address, url }, wish) {
      storage.remove(keyOf(wish));
      if (url) return device.replaceLocation(url);
      if (address === undefined) return;
      log.warn('The cashier was not opened: its address is not an http address.');
      toasts.show({ type: 'error', text: '支付失败，请重试' });
    },
    onError(error, wish) {
      if (isSilent(error)) return;
      const answered = error instanceof ApiError && error.kind === 'business';
      if (answered) storage.remove(keyOf(wish));
      toasts.show({ type: 'error', text: answered ? error.message : '网络异常，请重试（不会重复扣费）' });
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
    /** Being sent, or on the way to the cashier: the button stays busy until the page is gone. */
    paying: mutation.isPending || mutation.data?.url !== undefined,
  };
}
