import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { valueOf } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { autoRegisters } from '#domain/sdkConfig.ts';
import { AGREEMENT_MISSING } from '#domain/fields.ts';
import { PhoneLoginScreen } from '#screens/account/PhoneLogin/PhoneLoginScreen.tsx';
import { useSmsCode } from '#features/account/useSmsCode.ts';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { PRODUCT_LOGO } from '#platform/device/productName.ts';
import { useLoginReturn } from '#platform/navigation/useLoginReturn.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useWelcome } from '#features/account/useWelcome.ts';
import { useCore, useSession } from '#platform/core.ts';

const FIELDS = ['phone', 'smsCode'] as const;

export function PhoneLoginRoute() {
  const { api, session, toasts } = useCore();
  const { back } = useNavigation();
  const { returnTo, switchLoginPage } = useLoginReturn();
  const inviteCode = useSession((state) => state.inviteCode);
  const autoRegister = autoRegisters(useSession((state) => valueOf(state.config)));
  const code = useSmsCode(FIELDS);
  const welcome = useWelcome();

  const login = useFormMutation(FIELDS, {
    mutationFn: autoRegister ? api.account.loginWithPhone : api.account.loginPhoneWithoutRegister,
    onSuccess(account, { phone }) {
      code.bound(phone);
      const made = account.newAccount === 1;
      if (made) session.clearInviteCode();
      // Whoever forgot a password looks for an account that existed before.
      welcome(account, made && returnTo === paths.find ? paths.findNoAccount : undefined);
    },
  });

  return (
    <LinkProvider navigate={switchLoginPage}>
      <PhoneLoginScreen
        logo={PRODUCT_LOGO}
        autoRegister={autoRegister}
        {...code.asking}
        pending={login.isPending}
        failure={login.failure ?? code.failure}
        onRequestCode={(phone) => {
          login.reset();
          code.request({ scene: 'login', phone });
        }}
        onSubmit={({ phone, smsCode }) => {
          code.forget();
          login.mutate({ phone, smsCode, ...(inviteCode && { inviteCode }) });
        }}
        onAgreementMissing={() => toasts.show({ type: 'info', text: AGREEMENT_MISSING })}
        onBack={back}
      />
    </LinkProvider>
  );
}
