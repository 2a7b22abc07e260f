import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { daySchema, monthSchema, type CheckInResult } from '#domain/checkIn.ts';
import type { Reward } from '#domain/reward.ts';
import { answer } from '../answer.ts';
import { readBoard } from '../checkin/board.ts';
import { checkIn, claimMilestone, makeUp } from '../checkin/claims.ts';
import type { UserRow } from '../db/schema.ts';
import { requestId, text, whole } from '../params.ts';
import type { Ports } from '../ports.ts';
import { readPayload, readQuery } from '../request.ts';
import { findUser } from '../session.ts';
import { balanceOf } from '../wallet.ts';
import { requireClaimant } from './claimant.ts';

export const infoSchema = v.object({
  month: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      monthSchema,
    ]),
  ),
});
export const claimSchema = v.object({ requestId });
export const makeupSchema = v.object({
  date: v.pipe(text, daySchema),
  shownCost: v.optional(whole(0, Number.MAX_SAFE_INTEGER, 0)),
  requestId,
});
const milestoneDays = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

async function info(ports: Ports, c: Context): Promise<Response> {
  const { month } = readQuery(c, infoSchema);
  return answer(c, await readBoard(ports.db, { user: await findUser(ports, c), now: ports.clock() }, month));
}

/** What was given, the balance and the board after it. */
async function answerResult(ports: Ports, c: Context, user: UserRow, reward: Reward | null): Promise<Response> {
  const board = await readBoard(ports.db, { user, now: ports.clock() });
  const result: CheckInResult = { reward, coinNum: await balanceOf(ports.db, user.uid), info: board };
  return answer(c, result);
}

async function signIn(ports: Ports, c: Context): Promise<Response> {
  const user = await requireClaimant(ports, c);
  const payload = await readPayload(c, claimSchema);
  return answerResult(ports, c, user, await checkIn(ports, user.uid, payload.requestId));
}

async function fill(ports: Ports, c: Context): Promise<Response> {
  const user = await requireClaimant(ports, c);
  const { date, shownCost, requestId: key } = await readPayload(c, makeupSchema);
  await makeUp(ports, user.uid, { date, shownCost, requestId: key });
  return answerResult(ports, c, user, null);
}

async function takeGift(ports: Ports, c: Context): Promise<Response> {
  const user = await requireClaimant(ports, c);
  const days = v.safeParse(milestoneDays, c.req.param('days'));
  const payload = await readPayload(c, claimSchema);
  return answerResult(
    ports,
    c,
    user,
    await claimMilestone(ports, user.uid, days.success ? days.output : 0, payload.requestId),
  );
}

/** Check-ins by the server's day (product §3.4). */
export function checkInRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/checkin/info', (c) => info(ports, c))
    .post('/api/v1/checkin', (c) => signIn(ports, c))
    .post('/api/v1/checkin/makeup', (c) => fill(ports, c))
    .post('/api/v1/checkin/milestone/:days/claim', (c) => takeGift(ports, c));
}
