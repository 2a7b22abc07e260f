import type { Kysely } from 'kysely';
import { countClaimable as countTasks, TaskStatus, type Task } from '#domain/task.ts';
import { countWaiting } from '#domain/welfare.ts';
import { boardOf } from './checkin/board.ts';
import { readMarks } from './checkin/marks.ts';
import type { Database, UserRow } from './db/schema.ts';
import { tasksOf } from './tasks/list.ts';
import { readWelfareItems } from './welfare/items.ts';

/** What waits for someone: gifts of the welfare centre, and the tasks of the day. */
export type Waiting = { welfare: number; tasks: readonly Task[] };

export async function readWaiting(db: Kysely<Database>, user: UserRow, now: number): Promise<Waiting> {
  const marks = await readMarks(db, user.uid);
  const [board, items, tasks] = await Promise.all([
    boardOf(db, { user, now }, marks),
    readWelfareItems(db, user, now),
    tasksOf(db, user, now, marks),
  ]);
  return { welfare: countWaiting({ checkin: board, items }), tasks };
}

/** Everything that waits to be claimed, the red dot of 我的 (product §2.1), and the tasks among it. */
export async function countClaimable(
  db: Kysely<Database>,
  user: UserRow,
  now: number,
): Promise<{ claimable: number; taskClaimable: number }> {
  const { welfare, tasks } = await readWaiting(db, user, now);
  const taskClaimable = countTasks(tasks);
  return { claimable: welfare + taskClaimable, taskClaimable };
}

/** How many of the day's tasks are finished, claimed or not. */
export function dailyProgress(tasks: readonly Task[]): { done: number; total: number } {
  const daily = tasks.filter(({ group }) => group === 'daily');
  return { done: daily.filter(({ status }) => status !== TaskStatus.todo).length, total: daily.length };
}
