import * as v from 'valibot';
import { idSchema, pathTextSchema, pictureTextSchema, timeSchema, wholeSchema } from './primitives.ts';
import { rewardSchema } from './reward.ts';

/** 新手 once, 每日 per day, 每周 per week from Monday, 成就 once. Days and weeks are the server's. */
export const TASK_GROUPS = ['newbie', 'daily', 'weekly', 'achievement'] as const;
export const taskGroupSchema = v.picklist(TASK_GROUPS);
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** 去完成, 领取, 已完成. */
export const TaskStatus = { todo: 0, claimable: 1, done: 2 } as const;
export const taskStatusSchema = v.fallback(v.picklist([0, 1, 2]), TaskStatus.todo);
export type TaskStatus = v.InferOutput<typeof taskStatusSchema>;

/** What 去完成 does: opens a place of the portal, the share sheet, or nothing. */
export const taskActionSchema = v.fallback(
  v.variant('kind', [
    v.object({ kind: v.literal('route'), route: pathTextSchema }),
    v.object({ kind: v.literal('share') }),
    v.object({ kind: v.literal('none') }),
  ]),
  { kind: 'none' },
);
export type TaskAction = v.InferOutput<typeof taskActionSchema>;

/** A task and how far one is; `progress` never exceeds `target`. */
export const taskSchema = v.object({
  id: idSchema,
  group: taskGroupSchema,
  title: v.string(),
  desc: v.fallback(v.string(), ''),
  icon: v.fallback(pictureTextSchema, ''),
  progress: wholeSchema,
  target: wholeSchema,
  status: taskStatusSchema,
  reward: rewardSchema,
  action: taskActionSchema,
  memberOnly: v.fallback(v.boolean(), false),
});
export type Task = v.InferOutput<typeof taskSchema>;

/** The task centre; for a visitor every progress is 0. */
export const taskListSchema = v.object({
  tasks: v.array(taskSchema),
  /** Diamonds from tasks since the server's midnight. */
  todayEarned: v.fallback(wholeSchema, 0),
  serverTime: timeSchema,
  /** When the daily tasks reset. */
  resetAt: timeSchema,
});
export type TaskList = v.InferOutput<typeof taskListSchema>;

/** What a claim paid: the tasks and, in their order, the rewards. */
export const taskClaimSchema = v.object({
  claimed: v.array(idSchema),
  rewards: v.array(rewardSchema),
  coinNum: wholeSchema,
});
export type TaskClaim = v.InferOutput<typeof taskClaimSchema>;

/** Events reported to the server: a link was shared, or a page was read for some seconds. */
export const TASK_EVENTS = ['share', 'read'] as const;
export type TaskEvent = (typeof TASK_EVENTS)[number];

/** Seconds between two reports of reading; the server counts at most this much of one. */
export const READ_PING_SECONDS = 30;

/** The status a progress and a claim make together. */
export function taskStatus(progress: number, target: number, claimed: boolean): TaskStatus {
  if (claimed) return TaskStatus.done;
  return progress >= target ? TaskStatus.claimable : TaskStatus.todo;
}

/** How many rewards wait; 一键领取 stands from two on. */
export const countClaimable = (tasks: readonly Pick<Task, 'status'>[]): number =>
  tasks.filter(({ status }) => status === TaskStatus.claimable).length;
