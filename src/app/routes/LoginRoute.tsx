import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { ApiError } from '#api/ApiError.ts';
import { Code } from '#domain/envelope.ts';
import { AGREEMENT_MISSING } from '#domain/fields.ts';
import { LoginScreen } from '#screens/account/Login/LoginScreen.tsx';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '#platform/device/productName.ts';
import { useLoginReturn } from '#platform/navigation/useLoginReturn.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useWelcome } from '#features/account/useWelcome.ts';
import { useCore } from '#platform/core.ts';

export function LoginRoute() {
  const { api, toasts } = useCore();
  const { back } = useNavigation();
  const { switchLoginPage } = useLoginReturn();
  const welcome = useWelcome();
  const { error, failure, isPending, mutate } = useFormMutation(['loginName', 'password'], {
    mutationFn: api.account.login,
    onSuccess: (account) => welcome(account),
  });
  const wrongCredentials = error instanceof ApiError && error.code === Code.wrongCredentials;

  return (
    <LinkProvider navigate={switchLoginPage}>
      <LoginScreen
        productName={PRODUCT_NAME}
        logo={PRODUCT_LOGO}
        pending={isPending}
        failure={failure && { ...failure, wrongCredentials }}
        onSubmit={(values) => mutate(values)}
        onAgreementMissing={() => toasts.show({ type: 'info', text: AGREEMENT_MISSING })}
        onBack={back}
      />
    </LinkProvider>
  );
}
