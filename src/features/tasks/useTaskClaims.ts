import type { Task, TaskClaim, TaskList } from '#domain/task.ts';
import { useCore } from '#platform/core.ts';
import { diamondsIn } from '../rewards/diamondsIn.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { useFlyingReward } from '../rewards/useFlyingReward.ts';

/** How all that waits is called among the ids of tasks. */
const ALL = 'all';

/** Takes the rewards of tasks, one or all of them. */
export function useTaskClaims(list: TaskList | undefined) {
  const { api, toasts } = useCore();
  const { busy, claim } = useClaim();
  const { reward, fly } = useFlyingReward();

  const take = (id: string, send: (requestId: string) => Promise<TaskClaim>) => {
    if (!list) return;
    void claim({
      kind: 'task',
      id,
      // What is done anew every day is claimed anew: yesterday's answer must not be repeated today.
      period: String(list.resetAt),
      send,
      onDone({ rewards }) {
        const diamonds = diamondsIn(rewards);
        fly(diamonds, id);
        toasts.show({
          type: 'success',
          text: diamonds > 0 ? `已领取 ${diamonds} 钻石` : `已领取 ${rewards.map(({ text }) => text).join('、')}`,
        });
      },
    });
  };

  return {
    busy,
    reward,
    claim: ({ id }: Task) => take(id, (requestId) => api.tasks.claim(id, { requestId })),
    claimAll: () => take(ALL, (requestId) => api.tasks.claimAll({ requestId })),
  };
}
