import { useMutation } from '@tanstack/react-query';
import type { Sex } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { UserScreen } from '#screens/account/User/UserScreen.tsx';
import { useAvatar } from '#features/account/useAvatar.ts';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { useLogout } from '#features/account/useLogout.ts';
import { toFormFailure } from '#platform/device/formFailure.ts';
import { useContact } from '#features/account/useContact.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useBack, useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useCore } from '#platform/core.ts';
import { useStatusQuery } from '#features/account/useStatus.ts';

export function UserRoute() {
  const { api, session } = useCore();
  const { replace } = useNavigation();
  const account = useFreshAccount();
  const { status, refetch } = useStatusQuery();
  const logout = useLogout();
  const copy = useCopy();

  const changeSex = useMutation({
    mutationFn: (sex: Sex) => api.account.updateInfo(account.uid, { sex }),
    onSuccess: ({ sex }) => session.updateAccount({ sex }),
    meta: { errorText: (error) => toFormFailure(error, [])?.message },
  });

  return (
    <UserScreen
      onBack={useBack()}
      {...useAvatar()}
      account={account}
      status={status}
      now={useNow()}
      onCopyId={() => copy(account.uid)}
      onChangeSex={(sex) => changeSex.mutate(sex)}
      onRefreshStatus={refetch}
      onContact={useContact()}
      onLogout={() => {
        logout();
        // This page is for who is logged in; Back does not lead to it again.
        replace(paths.profile);
      }}
    />
  );
}
