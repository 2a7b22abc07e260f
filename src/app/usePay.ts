import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { ApiError, isSilent } from '#api/ApiError.ts';
import { payTypeSchema, type PayType } from '#domain/order.ts';
import { safeLinkUrl } from '#domain/safeUrl.ts';
import { usePortal, useSession } from './portal.ts';
import { storageKey } from './storage.ts';

const intentSchema = v.nullable(v.object({ productId: v.string(), payType: payTypeSchema, requestId: v.pipe(v.string(), v.uuid()) }));

type Bought = { productId: string; payType: PayType; returnUrl: string };

/** Makes an order and leaves for the cashier. A retry of the same choice repeats the same intent. */
export function usePay(): { pay(bought: Bought): void; paying: boolean } {
  const { api, device, storage, toasts, log } = usePortal();
  const uid = useSession((state) => state.account.uid);
  const key = storageKey.payIntent(uid);

  function intentId({ productId, payType }: Bought): string {
    const kept = storage.read(key, intentSchema, null);
    if (kept?.productId === productId && kept.payType === payType) return kept.requestId;
    const requestId = device.newId();
    storage.write(key, { productId, payType, requestId });
    return requestId;
  }

  const mutation = useMutation({
    async mutationFn(bought: Bought) {
      const { payUrl } = await api.recharge.payInfo({ kind: 'coin', ...bought, requestId: intentId(bought) });
      return safeLinkUrl(payUrl, device.origin) ?? null;
    },
    onSuccess(url) {
      storage.remove(key);
      if (url) return device.replaceLocation(url);
      log.warn('The cashier was not opened: its address is not an http address.');
      toasts.show({ type: 'error', text: '支付失败，请重试' });
    },
    onError(error) {
      if (isSilent(error)) return;
      const answered = error instanceof ApiError && error.kind === 'business';
      if (answered) storage.remove(key);
      toasts.show({ type: 'error', text: answered ? error.message : '网络异常，请重试（不会重复扣费）' });
    },
  });

  // The button stays busy while the cashier is on its way.
  return { pay: mutation.mutate, paying: mutation.isPending || Boolean(mutation.data) };
}
