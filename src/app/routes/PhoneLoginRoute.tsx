import { useMutation } from '@tanstack/react-query';
import { retryAfterOf } from '#api/errorDetail.ts';
import { valueOf } from '#domain/loadable.ts';
import { autoRegisters } from '#domain/sdkConfig.ts';
import { PhoneLoginScreen } from '#screens/account/PhoneLogin/PhoneLoginScreen.tsx';
import { toFormFailure } from '../formFailure.ts';
import { usePortal, useSession } from '../portal.ts';
import { PRODUCT_LOGO } from '../productName.ts';
import { useNavigation } from '../useNavigation.ts';
import { useSmsCountdown } from '../useSmsCountdown.ts';
import { useWelcome } from '../useWelcome.ts';

const FIELDS = ['phone', 'smsCode'] as const;

export function PhoneLoginRoute() {
  const { api, session, toasts } = usePortal();
  const { back, switchLoginPage } = useNavigation();
  const inviteCode = useSession((state) => state.inviteCode);
  const autoRegister = autoRegisters(useSession((state) => valueOf(state.config)));
  const countdown = useSmsCountdown('login');
  const welcome = useWelcome();

  const login = useMutation({
    mutationFn: autoRegister ? api.account.loginWithPhone : api.account.loginPhoneWithoutRegister,
    onSuccess(account) {
      if (account.newAccount === 1) session.clearInviteCode();
      welcome(account);
    },
  });
  const sendCode = useMutation({
    mutationFn: (phone: string) => api.account.sendSmsCode({ phone, scene: 'login' }),
    onSuccess(sent) {
      toasts.show({ type: 'success', text: '验证码已发送' });
      countdown.start(sent.retryAfter);
    },
    onError: (error) => countdown.start(retryAfterOf(error) ?? 0),
  });
  const error = login.error ?? sendCode.error;

  return (
    <PhoneLoginScreen
      logo={PRODUCT_LOGO}
      autoRegister={autoRegister}
      secondsLeft={countdown.secondsLeft}
      requesting={sendCode.isPending}
      pending={login.isPending}
      failure={error ? toFormFailure(error, FIELDS) : undefined}
      onRequestCode={(phone) => {
        login.reset();
        sendCode.mutate(phone);
      }}
      onSubmit={({ phone, smsCode }) => {
        sendCode.reset();
        login.mutate({ phone, smsCode, ...(inviteCode && { inviteCode }) });
      }}
      onOpen={switchLoginPage}
      onBack={back}
    />
  );
}
