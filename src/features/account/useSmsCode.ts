import { useMutation } from '@tanstack/react-query';
import type { SmsRequest } from '#api/account.ts';
import { retryAfterOf } from '#api/errorDetail.ts';
import { useCore } from '#platform/core.ts';
import { useSmsCountdown } from './useSmsCountdown.ts';

const numberOf = (asked: SmsRequest): string | undefined => ('phone' in asked ? asked.phone : undefined);

/** Asking for codes: how it stands, and the ways to ask and to forget a failure. */
export function useSmsCode() {
  const { api, toasts } = useCore();
  const countdown = useSmsCountdown();
  const send = useMutation({
    mutationFn: api.account.sendSmsCode,
    onSuccess(sent, asked) {
      toasts.show({ type: 'success', text: '验证码已发送' });
      countdown.start(numberOf(asked), sent.retryAfter);
    },
    onError: (error, asked) => countdown.start(numberOf(asked), retryAfterOf(error) ?? 0),
  });
  return {
    asking: { secondsLeft: countdown.secondsLeft, requesting: send.isPending },
    error: send.error,
    request: send.mutate,
    forget: send.reset,
    bound: countdown.bound,
  };
}
