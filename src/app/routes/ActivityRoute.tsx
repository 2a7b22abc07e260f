import { isLoggedIn } from '#domain/account.ts';
import { ActivityScreen } from '#screens/activity/ActivityScreen.tsx';
import { activityStateOf } from '#screens/activity/activityTabs.ts';
import { useActivityPlace } from '#features/activity/useActivityPlace.ts';
import { useJoinActivity } from '#features/activity/useJoinActivity.ts';
import { useOpenedActivity } from '#features/activity/useOpenedActivity.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useInfiniteQuery } from '#platform/query/useQuery.ts';
import { useSession, useQueries } from '#platform/core.ts';
import { activityQueries } from '#features/activity/activityQueries.ts';

export function ActivityRoute() {
  const { navigate, back } = useNavigation();
  const { tab, openId, changeTab, openActivity, closeActivity } = useActivityPlace();
  const query = useInfiniteQuery(useQueries(activityQueries).activities(activityStateOf(tab)));
  const activities = toPaged(query);
  const { opened, retry } = useOpenedActivity(openId, activities.state === 'ready' ? activities.items : []);
  const { joining, join } = useJoinActivity();

  return (
    <ActivityScreen
      tab={tab}
      activities={activities}
      opened={opened}
      now={useNow()}
      loggedIn={useSession((state) => isLoggedIn(state.account))}
      joining={joining}
      onChangeTab={changeTab}
      onOpenActivity={openActivity}
      onCloseActivity={closeActivity}
      onJoin={join}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      onRetryActivity={retry}
      onOpen={navigate}
      onBack={back}
    />
  );
}
