import type { Activity } from '#domain/activity.ts';
import { usePortal, useSession } from '#app/portal.ts';
import { useQueries } from '#app/useQueries.ts';
import { useClaim } from '../rewards/useClaim.ts';

/** Joins an activity on a tap; whoever is refused sees it as it is now. */
export function useJoinActivity(): { joining: boolean; join: (activity: Activity) => void } {
  const { api, patches, queryClient, toasts } = usePortal();
  const uid = useSession((state) => state.account.uid);
  const queries = useQueries();
  const { busy, claim } = useClaim();

  const join = ({ id }: Activity) =>
    claim({
      kind: 'activity',
      id,
      send: (requestId) => api.activities.join(id, { requestId }),
      onDone(joined) {
        patches.write(queries.activity(id), () => joined);
        toasts.show({ type: 'success', text: joined.reward ? `参加成功，获得 ${joined.reward.text}` : '参加成功' });
        void queryClient.invalidateQueries({ queryKey: [uid, 'activities'] });
      },
      onRefused() {
        void queryClient.invalidateQueries({ queryKey: queries.activity(id).queryKey });
        return false;
      },
      never: '参加',
    });

  return { joining: busy !== undefined, join: (activity) => void join(activity) };
}
