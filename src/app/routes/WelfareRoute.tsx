import { useQuery } from '@tanstack/react-query';
import { WelfareScreen } from '#screens/welfare/WelfareScreen.tsx';
import { useSearchParams } from '#platform/navigation/routeLocation.ts';
import { useLoadable, useRefresh } from '#platform/query/useLoadable.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useInvitation } from '#features/welfare/useInvitation.ts';
import { useWelfareClaim } from '#features/welfare/useWelfareClaim.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { useStatusQuery } from '#features/account/useStatus.ts';
import { welfareQueries } from '#features/welfare/welfareQueries.ts';

export function WelfareRoute() {
  const [searchParams] = useSearchParams();
  const loggedIn = useLoggedIn();
  const welfare = useQuery(useQueryFactory(welfareQueries).welfare);
  const { dialog: shareDialog, refetchInvitation, ...invitation } = useInvitation();
  const { dialog, ...claims } = useWelfareClaim(welfare.data);
  const refresh = useRefresh((options) =>
    Promise.all([welfare.refetch(options), loggedIn && refetchInvitation(options)]),
  );

  return (
    <>
      <WelfareScreen
        onBack={useBack()}
        {...invitation}
        {...claims}
        welfare={useLoadable(welfare)}
        atInvite={searchParams.get('part') === 'invite'}
        loggedIn={loggedIn}
        balance={useStatusQuery().balance}
        onRefresh={refresh}
        onRetry={() => void welfare.refetch()}
      />
      {shareDialog}
      {dialog}
    </>
  );
}
