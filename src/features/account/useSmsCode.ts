import type { SmsRequest } from '#api/account.ts';
import { retryAfterOf } from '#api/errorDetail.ts';
import { useCore } from '#platform/core.ts';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { useState } from 'react';
import * as v from 'valibot';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';
import { useNow } from '#platform/device/useNow.ts';

const numberOf = (asked: SmsRequest): string | undefined => ('phone' in asked ? asked.phone : undefined);

/** Requests codes by SMS for a form with these fields. */
export function useSmsCode<Field extends string>(fields: readonly Field[]) {
  const { api, toasts } = useCore();
  const countdown = useSmsCountdown();
  const send = useFormMutation(fields, {
    mutationFn: api.account.sendSmsCode,
    onSuccess(sent, asked) {
      toasts.show({ type: 'success', text: '验证码已发送' });
      countdown.start(numberOf(asked), sent.retryAfter);
    },
    onError: (error, asked) => countdown.start(numberOf(asked), retryAfterOf(error) ?? 0),
  });
  return {
    asking: { secondsLeft: countdown.secondsLeft, requesting: send.isPending },
    failure: send.failure,
    request: send.mutate,
    forget: send.reset,
    bound: countdown.bound,
  };
}

/** Ends of waits in epoch ms: of the number one has bound, which only the server knows, and of the last one typed. */
const untilSchema = v.object({ own: v.optional(v.number()), typed: v.optional(v.number()) });
type Until = v.InferOutput<typeof untilSchema>;

const MAX_WAIT_MS = 60_000;

/** The waits of this tab. An end further away was computed by a clock that was ahead: then the server's 429 decides. */
export function readUntil(tabStorage: DeviceStorage, now: number): Until {
  const { own, typed } = tabStorage.read(storageKey.smsUntil, untilSchema, {});
  const within = (end: number | undefined) => (end !== undefined && end - now <= MAX_WAIT_MS ? end : undefined);
  return { own: within(own), typed: within(typed) };
}

/**
 * How long to wait for the next code. The ends survive reload and page change; the number does not, so that after a reload
 * the wait counts for any number typed.
 */
export function useSmsCountdown() {
  const { tabStorage, device } = useCore();
  const [until, setUntil] = useState(() => readUntil(tabStorage, device.now()));
  const [requested, setRequested] = useState<string>();
  const now = useNow(
    1000,
    Object.values(until).some((end) => end !== undefined && end > device.now()),
  );
  const isOther = (phone: string) => requested !== undefined && requested !== phone;

  const change = (changed: Until) => {
    tabStorage.update(storageKey.smsUntil, untilSchema, {}, (ends) => ({ ...ends, ...changed }));
    setUntil(readUntil(tabStorage, device.now()));
  };

  return {
    /** Seconds until the next code may be requested for a number; without one, for the number one has bound. */
    secondsLeft(phone?: string): number {
      const end = phone === undefined ? until.own : isOther(phone) ? undefined : until.typed;
      return end === undefined ? 0 : Math.max(0, Math.ceil((end - now) / 1000));
    },
    start(phone: string | undefined, retryAfterSeconds: number) {
      const end = device.now() + Math.min(retryAfterSeconds * 1000, MAX_WAIT_MS);
      if (phone !== undefined) setRequested(phone);
      change(phone === undefined ? { own: end } : { typed: end });
    },
    /** Somebody has logged in with the number, or bound it: its wait is that of their own number. */
    bound: (phone: string) => change({ own: isOther(phone) ? undefined : until.typed, typed: undefined }),
  };
}
