import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { ApiError } from './answer.ts';
import type { Database, UserRow } from './db/schema.ts';
import { newSecret, sha256 } from './encoding.ts';
import type { Ports } from './ports.ts';

const DAY_MS = 86_400_000;

/** Idle timeout. */
export const IDLE_MS = 30 * DAY_MS;

/** Absolute timeout, whatever the use. */
export const SESSION_MS = 90 * DAY_MS;

/** Use is recorded at most this often, so that not every read of a session is a write. */
const NOTED_EVERY_MS = DAY_MS;

/** A token of ours is 43 characters; anything longer is rejected without a query. */
const MAX_TOKEN_LENGTH = 256;

/** Creates a session and returns its token, which is stored only as a hash (T8). */
export async function openSession(ports: Ports, uid: string): Promise<string> {
  const token = newSecret(ports.random);
  const now = ports.clock();
  await ports.db
    .insertInto('sessions')
    .values({ token_hash: await sha256(token), uid, created_at: now, expires_at: now + IDLE_MS })
    .execute();
  return token;
}

/** Ends the session of the request's token, if it has one. */
export async function closeSession(ports: Ports, c: Context): Promise<void> {
  const token = tokenOf(c);
  if (token === undefined) return;
  askers.delete(c.req.raw);
  await ports.db
    .deleteFrom('sessions')
    .where('token_hash', '=', await sha256(token))
    .execute();
}

/** Ends all other sessions of a user, so that someone who knew the old password is logged out. */
export async function closeOtherSessions(db: Kysely<Database>, c: Context, uid: string): Promise<void> {
  const own = await sha256(tokenOf(c) ?? '');
  await db.deleteFrom('sessions').where('uid', '=', uid).where('token_hash', '!=', own).execute();
}

/** The token a request carries. */
export function tokenOf(c: Context): string | undefined {
  const token = c.req.header('token');
  return token && token.length <= MAX_TOKEN_LENGTH ? token : undefined;
}

/** Refuses a request that names another user than its token does. */
export function refuseForeignUid(user: Pick<UserRow, 'uid'>, claimed: string | undefined): void {
  if (claimed === undefined || claimed === '' || claimed === user.uid) return;
  throw new ApiError(Code.general, '未授权，请登录', { status: 401 });
}

/** Extends a session in use. If the write fails the session ends earlier, and the request goes on. */
async function noteUse(
  { db, clock, onFault }: Ports,
  hash: string,
  session: { openedAt: number; endsAt: number },
): Promise<void> {
  const endsAt = Math.min(clock() + IDLE_MS, session.openedAt + SESSION_MS);
  if (endsAt - session.endsAt < NOTED_EVERY_MS) return;
  try {
    await db.updateTable('sessions').set({ expires_at: endsAt }).where('token_hash', '=', hash).execute();
  } catch (error) {
    onFault(error);
  }
}

/** The caller per request, so that a call reads the session once. */
const askers = new WeakMap<Request, Promise<UserRow | undefined>>();

/**
 * The user of the token, as first read in this request, or undefined for a visitor. The uid header is not trusted (T8).
 */
export function findUser(ports: Ports, c: Context): Promise<UserRow | undefined> {
  const known = askers.get(c.req.raw) ?? readAsker(ports, c);
  askers.set(c.req.raw, known);
  return known;
}

async function readAsker(ports: Ports, c: Context): Promise<UserRow | undefined> {
  const token = tokenOf(c);
  if (token === undefined) return undefined;
  const hash = await sha256(token);
  const found = await ports.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .selectAll('users')
    .select(['sessions.created_at as opened_at', 'sessions.expires_at as ends_at'])
    .where('sessions.token_hash', '=', hash)
    .where('sessions.expires_at', '>', ports.clock())
    .executeTakeFirst();
  if (!found) return undefined;
  const { opened_at: openedAt, ends_at: endsAt, ...user } = found;
  refuseForeignUid(user, c.req.header('uid'));
  await noteUse(ports, hash, { openedAt, endsAt });
  return user;
}

/** The user of the token; without one the session has expired (code 2, spec §8). */
export async function requireUser(ports: Ports, c: Context): Promise<UserRow> {
  const user = await findUser(ports, c);
  if (!user) throw new ApiError(Code.sessionExpired, '登录已过期，请重新登录');
  return user;
}
