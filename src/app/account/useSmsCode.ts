import { useMutation } from '@tanstack/react-query';
import type { SmsScene } from '#api/account.ts';
import { retryAfterOf } from '#api/errorDetail.ts';
import { usePortal } from '../portal.ts';
import { useSmsCountdown } from '../useSmsCountdown.ts';

/** Asking for a code of one scene: how it stands, and the ways to ask and to forget a failure. */
export function useSmsCode(scene: SmsScene) {
  const { api, toasts } = usePortal();
  const countdown = useSmsCountdown(scene);
  const send = useMutation({
    mutationFn: api.account.sendSmsCode,
    onSuccess(sent) {
      toasts.show({ type: 'success', text: '验证码已发送' });
      countdown.start(sent.retryAfter);
    },
    onError: (error) => countdown.start(retryAfterOf(error) ?? 0),
  });
  return {
    asking: { secondsLeft: countdown.secondsLeft, requesting: send.isPending },
    error: send.error,
    request: send.mutate,
    forget: send.reset,
  };
}
