import { isLoggedIn } from '#domain/account.ts';
import { TaskScreen } from '#screens/task/Task/TaskScreen.tsx';
import { useSession } from '../portal.ts';
import { toLoadable } from '../queryState.ts';
import { useServerNow } from '../rewards/useServerNow.ts';
import { useShare } from '../share/useShare.tsx';
import { portalShare } from '../tasks/portalShare.ts';
import { useMovedOn } from '../tasks/useMovedOn.ts';
import { useTaskClaims } from '../tasks/useTaskClaims.ts';
import { useNavigation } from '../useNavigation.ts';
import { useQueries } from '../useQueries.ts';
import { useQuery } from '../useQuery.ts';
import { balanceOf } from '../wallet/balanceOf.ts';

export function TaskRoute() {
  const { open, back } = useNavigation();
  const queries = useQueries();
  const list = useQuery(queries.tasks);
  const status = useQuery(queries.status);
  const claims = useTaskClaims(list.data);
  const { share, dialog: shareDialog } = useShare();

  return (
    <>
      <TaskScreen
        list={toLoadable(list)}
        balance={balanceOf(toLoadable(status))}
        loggedIn={useSession((state) => isLoggedIn(state.account))}
        now={useServerNow(list)}
        busy={claims.busy}
        changedIds={useMovedOn(list.data?.tasks)}
        reward={claims.reward}
        onClaim={claims.claim}
        onClaimAll={claims.claimAll}
        onShare={() => share(portalShare)}
        onReset={() => void list.refetch()}
        onRetry={() => void list.refetch()}
        onBack={back}
        onOpen={open}
      />
      {shareDialog}
    </>
  );
}
