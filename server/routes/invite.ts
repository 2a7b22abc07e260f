import { Hono } from 'hono';
import { answer } from '../answer.ts';
import { originOf } from '../csrf.ts';
import { invitationOf } from '../invitations.ts';
import type { Ports } from '../ports.ts';
import { requireUser } from '../session.ts';

/** One's own invite code, for the links one shares. */
export function inviteRoutes(ports: Ports): Hono {
  return new Hono().get('/api/v1/invite/me', async (c) => {
    const user = await requireUser(ports, c);
    return answer(c, await invitationOf(ports.db, user, originOf(c, ports.publicOrigin)));
  });
}
