import type { SmsRequest } from '#api/account.ts';
import { retryAfterOf } from '#api/errorDetail.ts';
import { useCore } from '#platform/core.ts';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { useSmsCountdown } from './useSmsCountdown.ts';

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
