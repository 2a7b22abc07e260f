import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { ActivityState } from '#domain/activity.ts';
import { listActivities, noActivity, readActivity, type Viewer } from '../activities/activities.ts';
import { joinActivity } from '../activities/join.ts';
import { answer } from '../answer.ts';
import { pagingEntries, requestId } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPathId, readPayload, readQuery } from '../request.ts';
import { findUser } from '../session.ts';
import { requireClaimant } from './claimant.ts';

const STATES = { '0': ActivityState.coming, '1': ActivityState.running, '2': ActivityState.ended } as const;

export const listSchema = v.object({
  state: v.pipe(
    v.fallback(v.picklist(['0', '1', '2']), '1'),
    v.transform((state) => STATES[state]),
  ),
  ...pagingEntries,
});
export const joinSchema = v.object({ requestId });

const activityIdOf = (c: Context): string => readPathId(c, 'id', noActivity().message);

async function viewerOf(ports: Ports, c: Context): Promise<Viewer> {
  return { uid: (await findUser(ports, c))?.uid ?? '', now: ports.clock() };
}

async function list(ports: Ports, c: Context): Promise<Response> {
  const { state, ...paging } = readQuery(c, listSchema);
  return answer(c, await listActivities(ports.db, await viewerOf(ports, c), state, paging));
}

async function join(ports: Ports, c: Context): Promise<Response> {
  const activityId = activityIdOf(c);
  const { uid } = await requireClaimant(ports, c);
  const payload = await readPayload(c, joinSchema);
  return answer(c, await joinActivity(ports, uid, activityId, payload.requestId));
}

/** Activities, open to everyone; joining needs a person (product §3.4). */
export function activityRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/activity/list', (c) => list(ports, c))
    .get('/api/v1/activity/:id', async (c) =>
      answer(c, await readActivity(ports.db, await viewerOf(ports, c), activityIdOf(c))),
    )
    .post('/api/v1/activity/:id/join', (c) => join(ports, c));
}
