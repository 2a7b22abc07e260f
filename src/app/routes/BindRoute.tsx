import { BindScreen, type BindValues } from '#screens/account/Bind/BindScreen.tsx';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { useSmsCode } from '#features/account/useSmsCode.ts';
import { useFormMutation } from '#platform/query/useFormMutation.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useCore } from '#platform/core.ts';

const FIELDS = ['phone', 'smsCode', 'oldSmsCode'] as const;

export function BindRoute() {
  const { api, session, toasts } = useCore();
  const { back } = useNavigation();
  const account = useFreshAccount();
  const oldCode = useSmsCode(FIELDS);
  const newCode = useSmsCode(FIELDS);

  const bind = useFormMutation(FIELDS, {
    mutationFn: (values: BindValues) => api.account.bindPhone(account.uid, values),
    onSuccess({ phoneMasked }, { phone }) {
      newCode.bound(phone);
      session.updateAccount({ phoneMasked, needBind: 0 });
      toasts.show({ type: 'success', text: '绑定成功' });
    },
  });
  const forget = () => {
    oldCode.forget();
    newCode.forget();
    bind.reset();
  };
  const ofOldNumber = bind.failure?.field === 'oldSmsCode' ? bind.failure : undefined;

  return (
    <BindScreen
      phoneMasked={account.phoneMasked}
      oldCode={oldCode.asking}
      newCode={newCode.asking}
      pending={bind.isPending}
      oldFailure={oldCode.failure ?? ofOldNumber}
      failure={newCode.failure ?? (ofOldNumber ? undefined : bind.failure)}
      onRequestOldCode={() => {
        forget();
        oldCode.request({ scene: 'change' });
      }}
      onRequestNewCode={(phone) => {
        forget();
        newCode.request({ scene: 'bind', phone });
      }}
      onSubmit={(values) => {
        forget();
        // Passed to this call alone: who has left the page by then is not led anywhere.
        bind.mutate(values, { onSuccess: back });
      }}
      onBack={back}
    />
  );
}
