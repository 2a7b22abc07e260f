import type { Context } from 'hono';
import type { UserRow } from '../db/schema.ts';
import { levelAt } from '../membership.ts';
import type { Ports } from '../ports.ts';
import { findUser, requireUser } from '../session.ts';

/** For whom comics are shown: the uid is empty for a visitor. */
export type Reader = { uid: string; member: boolean; now: number };

function see(ports: Ports, user: UserRow | undefined): Reader {
  const now = ports.clock();
  return { uid: user?.uid ?? '', member: user !== undefined && levelAt(user, now) >= 1, now };
}

/** Whoever asks, visitors too. */
export const readerOf = async (ports: Ports, c: Context): Promise<Reader> => see(ports, await findUser(ports, c));

/** The person who asks; a visitor is sent to log in (code 2). */
export const requireReader = async (ports: Ports, c: Context): Promise<Reader> =>
  see(ports, await requireUser(ports, c));
