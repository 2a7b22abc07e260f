import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AGREEMENT_MISSING } from '#domain/fields.ts';
import { RegisterScreen } from '#screens/account/Register/RegisterScreen.tsx';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { PRODUCT_LOGO, PRODUCT_NAME } from '#platform/device/productName.ts';
import { useLoginReturn } from '#platform/navigation/useLoginReturn.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useWelcome } from '#features/account/useWelcome.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { accountQueries } from '#features/account/accountQueries.ts';

export function RegisterRoute() {
  const { api, session, toasts } = useCore();
  const { back } = useNavigation();
  const { switchLoginPage } = useLoginReturn();
  const inviteCode = useSession((state) => state.inviteCode);
  const welcome = useWelcome();
  const [code, setCode] = useState(inviteCode);
  const found = useQuery(useQueryFactory(accountQueries).inviteCheck(code)).data;
  const register = useFormMutation(['loginName', 'password', 'inviteCode'], {
    mutationFn: api.account.registerWithName,
    onSuccess(account) {
      session.clearInviteCode();
      welcome(account);
    },
  });

  return (
    <LinkProvider navigate={switchLoginPage}>
      <RegisterScreen
        productName={PRODUCT_NAME}
        logo={PRODUCT_LOGO}
        inviteCode={inviteCode}
        foundCode={found && { ...found, code }}
        pending={register.isPending}
        failure={register.failure}
        onSubmit={({ loginName, password, inviteCode: code }) =>
          register.mutate({ loginName, password, ...(code && { inviteCode: code }) })
        }
        onInviteCodeTyped={setCode}
        onClearInviteCode={session.clearInviteCode}
        onAgreementMissing={() => toasts.show({ type: 'info', text: AGREEMENT_MISSING })}
        onBack={back}
      />
    </LinkProvider>
  );
}
