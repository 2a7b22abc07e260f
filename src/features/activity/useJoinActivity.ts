import type { Activity } from '#domain/activity.ts';
import { useCore, useSession, useQueries } from '#platform/core.ts';
import { activityKeys, activityQueries } from '#features/activity/activityQueries.ts';
import { useClaim } from '../rewards/useClaim.ts';

/** Joins an activity on a tap; whoever is refused sees it as it is now. */
export function useJoinActivity(): { joining: boolean; join: (activity: Activity) => void } {
  const { api, patches, queryClient, toasts } = useCore();
  const uid = useSession((state) => state.account.uid);
  const { activity } = useQueries(activityQueries);
  const { busy, claim } = useClaim();

  const join = ({ id }: Activity) =>
    claim({
      kind: 'activity',
      id,
      send: (requestId) => api.activities.join(id, { requestId }),
      onDone(joined) {
        patches.write(activity(id), () => joined);
        toasts.show({ type: 'success', text: joined.reward ? `参加成功，获得 ${joined.reward.text}` : '参加成功' });
        void queryClient.invalidateQueries({ queryKey: activityKeys(uid).activities() });
      },
      onRefused() {
        void queryClient.invalidateQueries({ queryKey: activity(id).queryKey });
        return false;
      },
      never: '参加',
    });

  return { joining: busy !== undefined, join: (activity) => void join(activity) };
}
