import { useQuery } from '@tanstack/react-query';
import { mapLoadable } from '#domain/loadable.ts';
import { WelfareScreen } from '#screens/welfare/WelfareScreen.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useLoadable, useRefresh } from '#platform/query/useLoadable.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useInvitation } from '#features/welfare/useInvitation.ts';
import { useWelfareClaim } from '#features/welfare/useWelfareClaim.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { useStatus } from '#features/account/useStatus.ts';
import { welfareQueries } from '#features/welfare/welfareQueries.ts';

export function WelfareRoute() {
  const { navigate, back } = useNavigation();
  const [searchParams] = useSearchParams();
  const loggedIn = useLoggedIn();
  const welfare = useQuery(useQueryFactory(welfareQueries).welfare);
  const invitation = useInvitation();
  const { claimingId, reward, claim, dialog } = useWelfareClaim(welfare.data);
  const refresh = useRefresh((options) =>
    Promise.all([welfare.refetch(options), loggedIn && invitation.refetch(options)]),
  );

  return (
    <>
      <WelfareScreen
        welfare={useLoadable(welfare)}
        invitation={invitation.invitation}
        atInvite={searchParams.get('part') === 'invite'}
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
