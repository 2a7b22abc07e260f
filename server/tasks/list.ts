import type { Kysely } from 'kysely';
import { addDays, mondayOf } from '#domain/day.ts';
import { coinReward } from '#domain/reward.ts';
import { taskStatus, type Task, type TaskGroup, type TaskList } from '#domain/task.ts';
import { readMarks, type Marks } from '../checkin/marks.ts';
import type { Database, UserRow } from '../db/schema.ts';
import { serverDay, startOfDay } from '../serverDay.ts';
import { TASKS, type TaskRule } from './catalogue.ts';
import { measure, NOTHING, type Measures } from './measure.ts';

/** What a claim is for: the day of a daily task, the Monday of a weekly one, and nothing for what is done once. */
export function periodOf(group: TaskGroup, today: string): string {
  if (group === 'daily') return today;
  return group === 'weekly' ? mondayOf(today) : '';
}

const claimKey = (taskId: string, period: string): string => `${taskId} ${period}`;

/** The claims that stand for the running day and week. */
async function readClaims(db: Kysely<Database>, uid: string, today: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('task_claims')
    .select(['task_id', 'period'])
    .where('uid', '=', uid)
    .where('period', 'in', ['', today, mondayOf(today)])
    .execute();
  return new Set(rows.map(({ task_id, period }) => claimKey(task_id, period)));
}

function taskOf(rule: TaskRule, measures: Measures, claimed: boolean): Task {
  const { metric, diamonds, ...shown } = rule;
  const progress = claimed ? rule.target : Math.min(measures[metric], rule.target);
  return {
    ...shown,
    progress,
    status: taskStatus(progress, rule.target, claimed),
    reward: coinReward(diamonds),
    memberOnly: false,
  };
}

/** Every task as it stands for someone whose days of check-in are known. */
export async function tasksOf(db: Kysely<Database>, user: UserRow, now: number, { days }: Marks): Promise<Task[]> {
  const today = serverDay(now);
  const measures = await measure(db, user, now, days);
  const claims = await readClaims(db, user.uid, today);
  return TASKS.map((rule) => taskOf(rule, measures, claims.has(claimKey(rule.id, periodOf(rule.group, today)))));
}

/** Every task as it stands for someone, for a visitor all to do. */
export async function readTasks(db: Kysely<Database>, user: UserRow | undefined, now: number): Promise<Task[]> {
  return user
    ? tasksOf(db, user, now, await readMarks(db, user.uid))
    : TASKS.map((rule) => taskOf(rule, NOTHING, false));
}

async function earnedSince(db: Kysely<Database>, uid: string, time: number): Promise<number> {
  const rows = await db
    .selectFrom('task_claims')
    .select('reward')
    .where('uid', '=', uid)
    .where('created_at', '>=', time)
    .execute();
  return rows.reduce((sum, { reward }) => sum + reward, 0);
}

/** The task centre of someone, all of it or one group (product §3.4). */
export async function readTaskList(
  db: Kysely<Database>,
  user: UserRow | undefined,
  now: number,
  group?: TaskGroup,
): Promise<TaskList> {
  const today = serverDay(now);
  const tasks = await readTasks(db, user, now);
  return {
    tasks: tasks.filter((task) => group === undefined || task.group === group),
    todayEarned: user ? await earnedSince(db, user.uid, startOfDay(today)) : 0,
    serverTime: now,
    resetAt: startOfDay(addDays(today, 1)),
  };
}
