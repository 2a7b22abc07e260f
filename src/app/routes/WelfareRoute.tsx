import { isLoggedIn } from '#domain/account.ts';
import { mapLoadable } from '#domain/loadable.ts';
import { WelfareScreen } from '#screens/welfare/WelfareScreen.tsx';
import { useRouteLocation } from '#platform/navigation/routeLocation.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { useRefresh } from '#platform/query/useRefresh.ts';
import { useInvitation } from '#features/welfare/useInvitation.ts';
import { useWelfareClaim } from '#features/welfare/useWelfareClaim.ts';
import { useSession, useQueries } from '#platform/core.ts';
import { useStatus } from '#features/account/useStatus.ts';
import { welfareQueries } from '#features/welfare/welfareQueries.ts';

export function WelfareRoute() {
  const { navigate, back } = useNavigation();
  const loggedIn = useSession((state) => isLoggedIn(state.account));
  const welfare = useQuery(useQueries(welfareQueries).welfare);
  const invitation = useInvitation();
  const { claimingId, reward, claim, dialog } = useWelfareClaim(welfare.data);
  const refresh = useRefresh((options) =>
    Promise.all([welfare.refetch(options), loggedIn && invitation.refetch(options)]),
  );

  return (
    <>
      <WelfareScreen
        welfare={toLoadable(welfare)}
        invitation={invitation.invitation}
        atInvite={useRouteLocation().searchParams.get('part') === 'invite'}
        loggedIn={loggedIn}
        balance={mapLoadable(useStatus(), ({ coinNum }) => coinNum)}
        claimingId={claimingId}
        reward={reward}
        onClaim={claim}
        onCopyCode={invitation.copyCode}
        onCopyLink={invitation.copyLink}
        onShareInvitation={invitation.sharePoster}
        onRetryInvitation={invitation.retry}
        onRefresh={refresh}
        onRetry={() => void welfare.refetch()}
        onOpen={navigate}
        onBack={back}
      />
      {invitation.dialog}
      {dialog}
    </>
  );
}
