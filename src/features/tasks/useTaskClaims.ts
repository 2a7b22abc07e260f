import type { Task, TaskList } from '#domain/task.ts';
import { useCore } from '#platform/core.ts';
import { diamondsIn, useFlyingReward } from '../rewards/useFlyingReward.ts';
import { useClaim } from '../rewards/useClaim.ts';

/** Stands for all claimable tasks among the ids of tasks. */
const ALL = 'all';

export function useTaskClaims(list: TaskList | undefined) {
  const { api, toasts } = useCore();
  const { reward, fly } = useFlyingReward();

  const { pending, mutate } = useClaim({
    // Daily tasks get a key a day: yesterday's answer must not be repeated today.
    keyOf: (id: string) => [`task:${id}`, String(list?.resetAt)],
    send: (id, requestId) => (id === ALL ? api.tasks.claimAll({ requestId }) : api.tasks.claim(id, { requestId })),
    onSuccess({ rewards }, id) {
      const diamonds = diamondsIn(rewards);
      fly(rewards, id);
      toasts.show({
        type: 'success',
        text: diamonds > 0 ? `已领取 ${diamonds} 钻石` : `已领取 ${rewards.map(({ text }) => text).join('、')}`,
      });
    },
  });
  const claim = (id: string) => list && void mutate(id);

  return { busy: pending, reward, onClaim: ({ id }: Task) => claim(id), onClaimAll: () => claim(ALL) };
}
