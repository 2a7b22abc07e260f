import { useQuery } from '@tanstack/react-query';
import { TaskScreen } from '#screens/task/Task/TaskScreen.tsx';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useServerNow } from '#features/rewards/useServerNow.ts';
import { useShare } from '#features/share/useShare.tsx';
import { useProgressedTasks } from '#features/tasks/useProgressedTasks.ts';
import { useTaskClaims } from '#features/tasks/useTaskClaims.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { taskQueries } from '#features/tasks/taskQueries.ts';
import { useStatusQuery } from '#features/account/useStatus.ts';
import { paths } from '#domain/paths.ts';
import { PRODUCT_NAME } from '#platform/device/productName.ts';
import type { ShareSubject } from '#features/share/shareSubject.ts';

/** The portal itself, shared from the tasks. */
const portalShare: ShareSubject = {
  kind: 'invite',
  path: paths.home,
  title: PRODUCT_NAME,
  excerpt: '玩游戏、逛广场、看漫画，每天签到领钻石。',
};

export function TaskRoute() {
  const list = useQuery(useQueryFactory(taskQueries).tasks);
  const claims = useTaskClaims(list.data);
  const { share, dialog: shareDialog } = useShare();

  return (
    <>
      <TaskScreen
        onBack={useBack()}
        {...claims}
        list={useLoadable(list)}
        balance={useStatusQuery().balance}
        loggedIn={useLoggedIn()}
        now={useServerNow(list)}
        changedIds={useProgressedTasks(list.data?.tasks)}
        onShare={() => share(portalShare)}
        onReset={() => void list.refetch()}
        onRetry={() => void list.refetch()}
      />
      {shareDialog}
    </>
  );
}
