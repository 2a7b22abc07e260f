import * as v from 'valibot';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import { taskClaimSchema, TaskStatus, type Task, type TaskClaim } from '#domain/task.ts';
import { notFound, ApiError } from '../answer.ts';
import { claimOnce, type Claiming } from '../claim.ts';
import type { Ports } from '../ports.ts';
import { grantReward } from '../rewards.ts';
import { serverDay } from '../serverDay.ts';
import { TASKS } from './catalogue.ts';
import { periodOf, readTasks } from './list.ts';

/** What was paid; the balance is read when it is answered, for a repeated answer must not tell an old one. */
const paidSchema = v.omit(taskClaimSchema, ['coinNum']);
type Paid = Omit<TaskClaim, 'coinNum'>;

const notFinished = (message: string) => new ApiError(Code.notFinished, message);

/** The claim goes first: its key is one task and one period, so what the code forgets the table refuses. */
async function pay(ports: Ports, { trx, user, now }: Claiming, tasks: readonly Task[]): Promise<Paid> {
  const { uid } = user;
  const rewards: Paid['rewards'] = [];
  for (const { id, group, title, reward } of tasks) {
    const period = periodOf(group, serverDay(now));
    await trx
      .insertInto('task_claims')
      .values({ uid, task_id: id, period, reward: reward.amount, created_at: now })
      .execute();
    rewards.push(
      await grantReward(ports, trx, uid, reward, { type: 'task', title: `任务奖励：${title}`, link: paths.task, now }),
    );
  }
  return { claimed: tasks.map(({ id }) => id), rewards };
}

async function isPaid({ trx, user, now }: Claiming, { id, group }: Pick<Task, 'id' | 'group'>): Promise<boolean> {
  const key = { uid: user.uid, task_id: id, period: periodOf(group, serverDay(now)) };
  const claim = await trx
    .selectFrom('task_claims')
    .select('uid')
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  return claim !== undefined;
}

/** Pays one finished task. 1401 paid already, 1402 not finished, 1201 no such task. */
export function claimTask(ports: Ports, uid: string, taskId: string, requestId: string): Promise<Paid> {
  return claimOnce(ports, { uid, requestId, request: { call: 'task', taskId } }, paidSchema, async (claiming) => {
    const rule = TASKS.find(({ id }) => id === taskId);
    if (!rule) throw notFound('任务不存在');
    // Before anything is measured: of many taps all but one end here, and the next waits for them.
    if (await isPaid(claiming, rule)) throw new ApiError(Code.alreadyDone, '奖励已领取');
    const tasks = await readTasks(claiming.trx, claiming.user, claiming.now);
    const finished = tasks.filter(({ id, status }) => id === taskId && status === TaskStatus.claimable);
    if (finished.length === 0) throw notFinished('任务还没有完成');
    return pay(ports, claiming, finished);
  });
}

/** Pays all that waits. 1402 nothing does. */
export function claimAllTasks(ports: Ports, uid: string, requestId: string): Promise<Paid> {
  return claimOnce(ports, { uid, requestId, request: { call: 'taskAll' } }, paidSchema, async (claiming) => {
    const tasks = await readTasks(claiming.trx, claiming.user, claiming.now);
    const waiting = tasks.filter(({ status }) => status === TaskStatus.claimable);
    if (waiting.length === 0) throw notFinished('没有可领取的奖励');
    return pay(ports, claiming, waiting);
  });
}
