import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { InviteCheck } from '#domain/invite.ts';
import { answer } from '../answer.ts';
import { originOf } from '../csrf.ts';
import { INVITE_REWARD, invitationOf, inviterOf } from '../invitations.ts';
import { inviteCode } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readQuery } from '../request.ts';
import { requireUser } from '../session.ts';

export const checkSchema = v.object({ inviteCode });

async function readOwn(ports: Ports, c: Context): Promise<Response> {
  const user = await requireUser(ports, c);
  return answer(c, await invitationOf(ports.db, user, originOf(c, ports.publicOrigin)));
}

/** Whose it is stays untold: only that it is somebody's. */
async function check(ports: Ports, c: Context): Promise<Response> {
  const query = readQuery(c, checkSchema);
  const key = ports.addressOf(c.req.raw, c.env);
  await consumeLimit(ports.db, ports.limits, { call: 'inviteAddress', key, now: ports.clock() });
  const inviter = await inviterOf(ports.db, query.inviteCode);
  return answer(c, { valid: inviter !== undefined, rewardEach: INVITE_REWARD } satisfies InviteCheck);
}

/** One's own invite code, for the links one shares, and whether one that was received is any. */
export function inviteRoutes(ports: Ports): Hono {
  return new Hono()
    .get('/api/v1/invite/me', (c) => readOwn(ports, c))
    .get('/api/v1/invite/check', (c) => check(ports, c));
}
