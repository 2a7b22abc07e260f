import type { Context } from 'hono';
import { originOf } from '../csrf.ts';
import type { Ports } from '../ports.ts';
import { findUser, requireUser } from '../session.ts';

/** Through whose eyes the square is shown: the uid is empty for a visitor. */
export type Viewer = { uid: string; origin: string; now: number };

const see = (ports: Ports, c: Context, uid: string): Viewer => ({
  uid,
  origin: originOf(c, ports.publicOrigin),
  now: ports.clock(),
});

/** Whoever asks, visitors too. */
export async function viewerOf(ports: Ports, c: Context): Promise<Viewer> {
  const user = await findUser(ports, c);
  return see(ports, c, user?.uid ?? '');
}

/** The person who asks; a visitor is sent to log in (code 2). */
export async function requireViewer(ports: Ports, c: Context): Promise<Viewer> {
  const { uid } = await requireUser(ports, c);
  return see(ports, c, uid);
}
