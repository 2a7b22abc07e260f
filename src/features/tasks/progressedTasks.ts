import { TaskStatus, type Task } from '#domain/task.ts';

/**
 * The tasks whose progress grew: by what was done for them, not by a claim, which has a toast, and not by a new day, on
 * which they are reset.
 */
export function progressedTasks(former: readonly Task[], tasks: readonly Task[]): ReadonlySet<string> {
  const progress = new Map(former.map((task) => [task.id, task.progress]));
  const isFurther = ({ id, progress: now, status }: Task) =>
    status !== TaskStatus.done && now > (progress.get(id) ?? now);
  return new Set(tasks.filter(isFurther).map(({ id }) => id));
}
