import type { Context } from 'hono';
import type { UserRow } from '../db/schema.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { requireUser } from '../session.ts';

/** The person who claims something; a visitor is sent to log in (code 2), and nobody claims without pause (1002). */
export async function requireClaimant(ports: Ports, c: Context): Promise<UserRow> {
  const user = await requireUser(ports, c);
  await consumeLimit(ports.db, ports.limits, { call: 'claimUser', key: user.uid, now: ports.clock() });
  return user;
}
