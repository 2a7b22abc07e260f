import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#api/ApiError.ts';
import { Code } from '#domain/envelope.ts';
import { AGREEMENT_MISSING } from '#screens/account/agreementMissing.ts';
import { LoginScreen } from '#screens/account/Login/LoginScreen.tsx';
import { toFormFailure } from '#platform/device/formFailure.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '#platform/device/productName.ts';
import { useLoginReturn } from '#platform/navigation/useLoginReturn.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useWelcome } from '#features/account/useWelcome.ts';
import { useCore } from '#platform/core.ts';

function failureOf(error: Error | null) {
  const failure = error ? toFormFailure(error, ['loginName', 'password']) : undefined;
  return failure && { ...failure, wrongCredentials: error instanceof ApiError && error.code === Code.wrongCredentials };
}

export function LoginRoute() {
  const { api, toasts } = useCore();
  const { back } = useNavigation();
  const { switchLoginPage } = useLoginReturn();
  const welcome = useWelcome();
  const login = useMutation({ mutationFn: api.account.login, onSuccess: (account) => welcome(account) });

  return (
    <LoginScreen
      productName={PRODUCT_NAME}
      logo={PRODUCT_LOGO}
      pending={login.isPending}
      failure={failureOf(login.error)}
      onSubmit={(values) => login.mutate(values)}
      onAgreementMissing={() => toasts.show({ type: 'info', text: AGREEMENT_MISSING })}
      onOpen={switchLoginPage}
      onBack={back}
    />
  );
}
