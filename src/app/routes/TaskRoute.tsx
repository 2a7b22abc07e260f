import { useQuery } from '@tanstack/react-query';
import { TaskScreen } from '#screens/task/Task/TaskScreen.tsx';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useServerNow } from '#features/rewards/useServerNow.ts';
import { useShare } from '#features/share/useShare.tsx';
import { portalShare } from '#features/tasks/portalShare.ts';
import { useProgressedTasks } from '#features/tasks/useProgressedTasks.ts';
import { useTaskClaims } from '#features/tasks/useTaskClaims.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { balanceOf } from '#features/wallet/balanceOf.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { taskQueries } from '#features/tasks/taskQueries.ts';
import { accountQueries } from '#features/account/accountQueries.ts';

export function TaskRoute() {
  const { navigate, back } = useNavigation();
  const list = useQuery(useQueryFactory(taskQueries).tasks);
  const status = useQuery(useQueryFactory(accountQueries).status);
  const claims = useTaskClaims(list.data);
  const { share, dialog: shareDialog } = useShare();

  return (
    <>
      <TaskScreen
        list={useLoadable(list)}
        balance={balanceOf(useLoadable(status))}
        loggedIn={useLoggedIn()}
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
