import { paths } from '#domain/paths.ts';
import { FindScreen, type FindValues } from '#screens/account/Find/FindScreen.tsx';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { useSmsCode } from '#features/account/useSmsCode.ts';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useContact } from '#features/account/useContact.ts';
import { useBack, useNavigation } from '#platform/navigation/useNavigation.ts';
import { useCore } from '#platform/core.ts';

const FIELDS = ['smsCode', 'password'] as const;

export function FindRoute() {
  const { api, session, toasts } = useCore();
  const { replace } = useNavigation();
  const [searchParams] = useSearchParams();
  const account = useFreshAccount();
  const code = useSmsCode(FIELDS);

  const reset = useFormMutation(FIELDS, {
    mutationFn: (values: FindValues) => api.account.resetPassword(account.uid, values),
    onSuccess() {
      session.updateAccount({ hasPassword: true });
      // Whoever never chose a name has to hear by what to log in now.
      const text = account.loginName === '' ? '密码已重置，可用手机号和密码登录' : '密码已重置';
      toasts.show({ type: 'success', text });
    },
  });

  return (
    <FindScreen
      onBack={useBack()}
      phoneMasked={account.phoneMasked}
      loginName={account.loginName}
      hasPassword={account.hasPassword !== false}
      accountMadeNow={account.newAccount === 1 && searchParams.has('created')}
      code={code.asking}
      pending={reset.isPending}
      failure={reset.failure ?? code.failure}
      onRequestCode={() => {
        reset.reset();
        code.request({ scene: 'find' });
      }}
      onSubmit={(values) => {
        code.forget();
        // Passed to this call alone: who has left the page by then is not led anywhere.
        reset.mutate(values, { onSuccess: () => replace(paths.user) });
      }}
      onContact={useContact()}
    />
  );
}
