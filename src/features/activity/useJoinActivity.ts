import type { Activity } from '#domain/activity.ts';
import { useCore, useSession, useQueryFactory } from '#platform/core.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { activityKeys, activityQueries } from './activityQueries.ts';
import { useClaim } from '../rewards/useClaim.ts';

export function useJoinActivity() {
  const { api, patches, queryClient, toasts } = useCore();
  const uid = useSession((state) => state.account.uid);
  const { activity } = useQueryFactory(activityQueries);

  const { isPending, mutate } = useClaim({
    keyOf: ({ id }: Activity) => [`activity:${id}`],
    send: ({ id }, requestId) => api.activities.join(id, { requestId }),
    onSuccess(joined, { id }) {
      patches.write(activity(id), () => joined);
      toasts.show({ type: 'success', text: joined.reward ? `参加成功，获得 ${joined.reward.text}` : '参加成功' });
      invalidate(queryClient, [activityKeys(uid).activities()]);
    },
    onRefused(_, { id }) {
      invalidate(queryClient, [activity(id).queryKey]);
      return false;
    },
    noRepeatOf: '参加',
  });

  return { joining: isPending, onJoin: (joined: Activity) => void mutate(joined) };
}
