import { ActivityScreen } from '#screens/activity/ActivityScreen.tsx';
import { useActivities } from '#features/activity/useActivities.ts';
import { useJoinActivity } from '#features/activity/useJoinActivity.ts';
import { useBack } from '#platform/navigation/useNavigation.ts';
import { useNow } from '#platform/device/useNow.ts';
import { useLoggedIn } from '#platform/core.ts';

export function ActivityRoute() {
  return (
    <ActivityScreen
      onBack={useBack()}
      {...useActivities()}
      {...useJoinActivity()}
      now={useNow()}
      loggedIn={useLoggedIn()}
    />
  );
}
