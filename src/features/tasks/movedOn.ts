import { TaskStatus, type Task } from '#domain/task.ts';

/**
 * The tasks that are further than they were: by what was done for them, not by a claim, which tells of itself, and not
 * by a new day, on which they begin again.
 */
export function movedOn(former: readonly Task[], tasks: readonly Task[]): ReadonlySet<string> {
  const progress = new Map(former.map((task) => [task.id, task.progress]));
  const isFurther = ({ id, progress: now, status }: Task) =>
    status !== TaskStatus.done && now > (progress.get(id) ?? now);
  return new Set(tasks.filter(isFurther).map(({ id }) => id));
}
