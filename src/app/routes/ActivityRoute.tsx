import { ActivityScreen } from '#screens/activity/ActivityScreen.tsx';
import { activityStateOf } from '#screens/activity/activityTabs.ts';
import { useActivityPlace } from '#features/activity/useActivityPlace.ts';
import { useJoinActivity } from '#features/activity/useJoinActivity.ts';
import { useOpenedActivity } from '#features/activity/useOpenedActivity.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { useQueryFactory, useLoggedIn } from '#platform/core.ts';
import { activityQueries } from '#features/activity/activityQueries.ts';

export function ActivityRoute() {
  const { navigate, back } = useNavigation();
  const { tab, openId, changeTab, openActivity, closeActivity } = useActivityPlace();
  const {
    paged: activities,
    loadMore,
    retry: retryList,
  } = usePagedQuery(useQueryFactory(activityQueries).activities(activityStateOf(tab)));
  const { opened, retry } = useOpenedActivity(openId, activities.state === 'ready' ? activities.items : []);
  const { joining, join } = useJoinActivity();

  return (
    <ActivityScreen
      tab={tab}
      activities={activities}
      opened={opened}
      now={useNow()}
      loggedIn={useLoggedIn()}
      joining={joining}
      onChangeTab={changeTab}
      onOpenActivity={openActivity}
      onCloseActivity={closeActivity}
      onJoin={join}
      onLoadMore={loadMore}
      onRetry={retryList}
      onRetryActivity={retry}
      onOpen={navigate}
      onBack={back}
    />
  );
}
