import { useMutation, useQuery } from '@tanstack/react-query';
import type { Sex } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { UserScreen } from '#screens/account/User/UserScreen.tsx';
import { useAvatar } from '#features/account/useAvatar.ts';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { useLogout } from '#features/account/useLogout.ts';
import { toFormFailure } from '#platform/device/formFailure.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useContact } from '#features/account/useContact.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { accountQueries } from '#features/account/accountQueries.ts';

export function UserRoute() {
  const { api, session } = useCore();
  const { back, navigate, replace } = useNavigation();
  const account = useFreshAccount();
  const status = useQuery(useQueryFactory(accountQueries).status);
  const avatar = useAvatar();
  const logout = useLogout();
  const copy = useCopy();
  const contact = useContact();
  const now = useNow();

  const changeSex = useMutation({
    mutationFn: (sex: Sex) => api.account.updateInfo(account.uid, { sex }),
    onSuccess: ({ sex }) => session.updateAccount({ sex }),
    meta: { errorText: (error) => toFormFailure(error, [])?.message },
  });

  return (
    <UserScreen
      account={account}
      status={useLoadable(status)}
      now={now}
      avatarChange={avatar.change}
      onChooseAvatar={(file) => void avatar.choose(file)}
      onCropAvatar={avatar.crop}
      onCancelAvatar={avatar.cancel}
      onCopyId={() => copy(account.uid)}
      onChangeSex={(sex) => changeSex.mutate(sex)}
      onRefreshStatus={() => void status.refetch()}
      onContact={contact}
      onLogout={() => {
        logout();
        // This page is for who is logged in; Back does not lead to it again.
        replace(paths.profile);
      }}
      onOpen={navigate}
      onBack={back}
    />
  );
}
