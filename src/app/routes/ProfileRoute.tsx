import { useQuery } from '@tanstack/react-query';
import { paths } from '#domain/paths.ts';
import { ProfileScreen } from '#screens/profile/ProfileScreen.tsx';
import { usePortal, useSession } from '../portal.ts';
import { SiteFooter } from '../shell/SiteFooter.tsx';
import { useContact } from '../useContact.ts';
import { useCopy } from '../useCopy.ts';
import { useNavigation } from '../useNavigation.ts';
import { useNow } from '../useNow.ts';
import { useQueries } from '../useQueries.ts';
import { toLoadable } from '../queryState.ts';
import { useTopRequest } from '../useTopRequest.ts';

export function ProfileRoute() {
  const { api, session } = usePortal();
  const { open } = useNavigation();
  const account = useSession((state) => state.account);
  const status = useQuery(useQueries().status);
  const copy = useCopy();
  const contact = useContact();
  useTopRequest(() => void status.refetch());

  const logout = () => {
    // The call ends the session on the server; the local logout waits for nothing (spec §4).
    api.account.logout(account.uid).catch(() => undefined);
    session.logout();
  };

  return (
    <ProfileScreen
      account={account}
      status={toLoadable(status)}
      now={useNow()}
      onOpen={open}
      onCopyId={() => copy(account.uid)}
      onRefreshStatus={() => void status.refetch()}
      onLogout={logout}
      onContact={contact}
      onOpenMembership={() => open(paths.membership)}
      footer={<SiteFooter />}
    />
  );
}
