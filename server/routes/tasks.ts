import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { READ_PING_SECONDS, TASK_EVENTS, TASK_GROUPS, type TaskClaim } from '#domain/task.ts';
import { answer } from '../answer.ts';
import { id, requestId, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPathId, readPayload, readQuery } from '../request.ts';
import { findUser, requireUser } from '../session.ts';
import { claimAllTasks, claimTask } from '../tasks/claims.ts';
import { recordReading, recordShare } from '../tasks/events.ts';
import { readTaskList } from '../tasks/list.ts';
import { balanceOf } from '../wallet.ts';
import { requireClaimant } from './claimant.ts';

/** Longest span one telling may claim; more is counted as what one telling holds. */
const MAX_SECONDS = 86_400;

export const listSchema = v.object({ group: v.fallback(v.optional(v.picklist(TASK_GROUPS)), undefined) });
export const claimSchema = v.object({ requestId });
export const eventSchema = v.object({
  event: v.picklist(TASK_EVENTS),
  refId: id,
  seconds: whole(0, MAX_SECONDS, READ_PING_SECONDS),
});

async function list(ports: Ports, c: Context): Promise<Response> {
  const { group } = readQuery(c, listSchema);
  return answer(c, await readTaskList(ports.db, await findUser(ports, c), ports.clock(), group));
}

async function answerClaim(ports: Ports, c: Context, uid: string, paid: Omit<TaskClaim, 'coinNum'>): Promise<Response> {
  const result: TaskClaim = { ...paid, coinNum: await balanceOf(ports.db, uid) };
  return answer(c, result);
}

async function claim(ports: Ports, c: Context): Promise<Response> {
  const taskId = readPathId(c, 'id', '任务不存在');
  const { uid } = await requireClaimant(ports, c);
  const payload = await readPayload(c, claimSchema);
  return answerClaim(ports, c, uid, await claimTask(ports, uid, taskId, payload.requestId));
}

async function claimAll(ports: Ports, c: Context): Promise<Response> {
  const { uid } = await requireClaimant(ports, c);
  const payload = await readPayload(c, claimSchema);
  return answerClaim(ports, c, uid, await claimAllTasks(ports, uid, payload.requestId));
}

async function note(ports: Ports, c: Context): Promise<Response> {
  const { uid } = await requireUser(ports, c);
  const { event, refId, seconds } = await readPayload(c, eventSchema);
  const now = ports.clock();
  await consumeLimit(ports.db, ports.limits, { call: 'eventUser', key: uid, now });
  await (event === 'share'
    ? recordShare(ports.db, uid, refId, now)
    : recordReading(ports.db, uid, refId, seconds, now));
  return answer(c, null);
}

/** The task centre, and what the portal tells of sharing and reading (product §3.4). */
export function taskRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/task/list', (c) => list(ports, c))
    .post('/api/v1/task/event', (c) => note(ports, c))
    .post('/api/v1/task/claim/all', (c) => claimAll(ports, c))
    .post('/api/v1/task/:id/claim', (c) => claim(ports, c));
}
