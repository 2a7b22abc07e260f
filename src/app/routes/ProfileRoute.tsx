import { useQuery } from '@tanstack/react-query';
import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { ProfileScreen } from '#screens/profile/ProfileScreen.tsx';
import { useFreshAccount } from '#features/account/useFreshAccount.ts';
import { useLogout } from '#features/account/useLogout.ts';
import { loginPath } from '#platform/navigation/guard.ts';
import { MembershipDialog } from '#features/membership/MembershipDialog.tsx';
import { useContact } from '#features/account/useContact.ts';
import { useCopy } from '#features/copy/useCopy.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useTabReselect } from '#platform/navigation/tabReselect.ts';
import { useQueryFactory } from '#platform/core.ts';
import { accountQueries } from '#features/account/accountQueries.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';

export function ProfileRoute() {
  const { navigate, replace } = useNavigation();
  const account = useFreshAccount();
  const status = useQuery(useQueryFactory(accountQueries).status);
  const copy = useCopy();
  const contact = useContact();
  const logout = useLogout();
  useTabReselect(() => void status.refetch());

  // The sheet's address replaces the page's, so that closing it leaves one entry in history.
  const openMembership = () =>
    isLoggedIn(account) ? replace(paths.membership) : navigate(loginPath(paths.membership));

  return (
    <>
      <ProfileScreen
        account={account}
        status={useLoadable(status)}
        now={useNow()}
        onOpen={navigate}
        onCopyId={() => copy(account.uid)}
        onRefreshStatus={() => void status.refetch()}
        onLogout={logout}
        onContact={contact}
        onOpenMembership={openMembership}
        footer={<SiteFooter />}
      />
      <MembershipDialog />
    </>
  );
}
