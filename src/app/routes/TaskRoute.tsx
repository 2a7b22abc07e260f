import { isLoggedIn } from '#domain/account.ts';
import { TaskScreen } from '#screens/task/Task/TaskScreen.tsx';
import { toLoadable } from '#platform/query/queryState.ts';
import { useServerNow } from '#features/rewards/useServerNow.ts';
import { useShare } from '#features/share/useShare.tsx';
import { portalShare } from '#features/tasks/portalShare.ts';
import { useProgressedTasks } from '#features/tasks/useProgressedTasks.ts';
import { useTaskClaims } from '#features/tasks/useTaskClaims.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { balanceOf } from '#features/wallet/balanceOf.ts';
import { useSession, useQueries } from '#platform/core.ts';
import { taskQueries } from '#features/tasks/taskQueries.ts';
import { accountQueries } from '#features/account/accountQueries.ts';

export function TaskRoute() {
  const { navigate, back } = useNavigation();
  const list = useQuery(useQueries(taskQueries).tasks);
  const status = useQuery(useQueries(accountQueries).status);
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
        changedIds={useProgressedTasks(list.data?.tasks)}
        reward={claims.reward}
        onClaim={claims.claim}
        onClaimAll={claims.claimAll}
        onShare={() => share(portalShare)}
        onReset={() => void list.refetch()}
        onRetry={() => void list.refetch()}
        onBack={back}
        onOpen={navigate}
      />
      {shareDialog}
    </>
  );
}
