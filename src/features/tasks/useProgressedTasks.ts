import { useEffect, useState } from 'react';
import { type Task, TaskStatus } from '#domain/task.ts';

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

const SHOWN_MS = 2000;

const NONE: ReadonlySet<string> = new Set();

/** The tasks that progressed since they were last fetched, for two seconds. */
export function useProgressedTasks(tasks: readonly Task[] | undefined): ReadonlySet<string> {
  const [former, setFormer] = useState(tasks);
  const [changed, setChanged] = useState(NONE);
  if (tasks !== former) {
    setFormer(tasks);
    if (tasks && former) setChanged(progressedTasks(former, tasks));
  }
  useEffect(() => {
    if (changed.size === 0) return;
    const timer = setTimeout(() => setChanged(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
