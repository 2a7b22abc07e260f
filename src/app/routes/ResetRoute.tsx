import { LinkProvider } from '#components/Link/LinkProvider.tsx';
import { paths } from '#domain/paths.ts';
import { ResetScreen, type ResetValues } from '#screens/account/Reset/ResetScreen.tsx';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useCore } from '#platform/core.ts';

export function ResetRoute() {
  const { api, toasts } = useCore();
  const { back, navigate, replace } = useNavigation();
  const account = useFreshAccount();

  const reset = useFormMutation(['oldPassword', 'password'], {
    mutationFn: (values: ResetValues) => api.account.resetPassword(account.uid, values),
    onSuccess: () => void toasts.show({ type: 'success', text: '密码已修改' }),
  });

  /** Who forgot the old password goes on to 找回密码, from where Back leads past this page. */
  const openOrReplace = (path: string) => (path === paths.find ? replace(path) : navigate(path));

  return (
    <LinkProvider navigate={openOrReplace}>
      <ResetScreen
        loginName={account.loginName}
        pending={reset.isPending}
        failure={reset.failure}
        // Passed to this call alone: who has left the page by then is not led anywhere.
        onSubmit={(values) => reset.mutate(values, { onSuccess: back })}
        onBack={back}
      />
    </LinkProvider>
  );
}
