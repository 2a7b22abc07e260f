import { useEffect, useState } from 'react';
import type { Task } from '#domain/task.ts';
import { progressedTasks } from './progressedTasks.ts';

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
