import { isLoggedIn } from '#domain/account.ts';
import { paths } from '#domain/paths.ts';
import { ProfileScreen } from '#screens/profile/ProfileScreen.tsx';
import { useFreshAccount } from '../account/useFreshAccount.ts';
import { useLogout } from '../account/useLogout.ts';
import { loginPath } from '../loginPath.ts';
import { MembershipDialog } from '../membership/MembershipDialog.tsx';
import { SiteFooter } from '../shell/SiteFooter.tsx';
import { useContact } from '../useContact.ts';
import { useCopy } from '../useCopy.ts';
import { useNavigation } from '../useNavigation.ts';
import { useNow } from '../useNow.ts';
import { useQueries } from '../useQueries.ts';
import { toLoadable } from '../queryState.ts';
import { useQuery } from '../useQuery.ts';
import { useTopRequest } from '../useTopRequest.ts';

export function ProfileRoute() {
  const { open, replace } = useNavigation();
  const account = useFreshAccount();
  const status = useQuery(useQueries().status);
  const copy = useCopy();
  const contact = useContact();
  const logout = useLogout();
  useTopRequest(() => void status.refetch());

  // The page itself stands right below its sheet, so that closing the sheet leaves one of it in history.
  const openMembership = () => (isLoggedIn(account) ? replace(paths.membership) : open(loginPath(paths.membership)));

  return (
    <>
      <ProfileScreen
        account={account}
        status={toLoadable(status)}
        now={useNow()}
        onOpen={open}
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
