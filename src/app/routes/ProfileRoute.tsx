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
import { useTabReselect } from '#platform/navigation/tabReselect.ts';
import { useStatusQuery } from '#features/account/useStatus.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';

export function ProfileRoute() {
  const { navigate, replace } = useNavigation();
  const account = useFreshAccount();
  const { status, refetch } = useStatusQuery();
  const copy = useCopy();
  useTabReselect(refetch);

  // The sheet's address replaces the page's, so that closing it leaves one entry in history.
  const openMembership = () =>
    isLoggedIn(account) ? replace(paths.membership) : navigate(loginPath(paths.membership));

  return (
    <>
      <ProfileScreen
        account={account}
        status={status}
        now={useNow()}
        onCopyId={() => copy(account.uid)}
        onRefreshStatus={refetch}
        onLogout={useLogout()}
        onContact={useContact()}
        onOpenMembership={openMembership}
        footer={<SiteFooter />}
      />
      <MembershipDialog />
    </>
  );
}
