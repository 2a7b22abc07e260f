import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openPostgres } from '../db/openPostgres.ts';
import type { Database } from '../db/schema.ts';
import { credit } from '../wallet.ts';
import { createPostgresDatabase } from './postgres.ts';
import { startServer, stopServer } from './process.ts';

/** Somebody logged in, and the address they call from. */
export type Caller = { uid: string; token: string; address: string };

/** An answer as a trial looks at it. */
export type Said = { status: number; code: number; data: unknown };

/** Two server processes on one PostgreSQL database, and a way to look at it. */
export type Twins = { origins: readonly [string, string]; db: Kysely<Database>; close(): Promise<void> };

/**
 * Starts two servers at the same moment on an empty database: who comes first makes the tables and the demo content.
 * @param env what both are started with besides
 */
export async function openTwins(env: Record<string, string> = {}): Promise<Twins> {
  const url = await createPostgresDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'portal-twins-'));
  const start = () => startServer({ DATABASE_URL: url, DATA_DIR: folder, TRUST_PROXY: '1', ...env });
  const servers = await Promise.all([start(), start()]);
  const db = openPostgres(url, () => undefined);
  return {
    origins: [servers[0].origin, servers[1].origin],
    db,
    async close() {
      await db.destroy();
      await Promise.all(servers.map((server) => stopServer(server, 'SIGTERM')));
      rmSync(folder, { recursive: true });
    },
  };
}

/** An address nobody else calls from: limits count by it. */
export const someAddress = (): string => ['10', ...randomBytes(3)].join('.');

/** A call of somebody's to one of the servers, or of a visitor's from an address. */
export async function tell(
  origin: string,
  path: string,
  fields: Record<string, string>,
  as: Partial<Caller>,
): Promise<Said> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'X-Forwarded-For': as.address ?? someAddress(),
      ...(as.token !== undefined && { token: as.token }),
    },
    body: new URLSearchParams(fields),
  });
  const { code, data } = (await response.json()) as { code: number; data: unknown };
  return { status: response.status, code, data };
}

/** Sends `copies` of a call to both servers in turn, all at once. */
export const tellBoth = (
  { origins }: Twins,
  copies: number,
  call: (origin: string, copy: number) => Promise<Said>,
): Promise<Said[]> =>
  Promise.all(Array.from({ length: copies }, (_, copy) => call(origins[copy % 2] ?? origins[0], copy)));

export const newKey = (): string => randomUUID();

async function newCaller(
  { origins, db }: Pick<Twins, 'origins' | 'db'>,
  index: number,
  diamonds: number,
): Promise<Caller> {
  const address = someAddress();
  const fields = { loginName: `t${randomBytes(6).toString('hex')}`, password: 'portal123' };
  const { code, data } = await tell(origins[index % 2] ?? origins[0], '/api/user/registerWithName', fields, {
    address,
  });
  if (code !== 0) throw new Error(`Nobody could be registered: ${code}`);
  const { uid, token } = data as Caller;
  const present = { type: 'activity', title: '礼物', link: null, now: Date.now() } as const;
  if (diamonds > 0) await db.transaction().execute((trx) => credit(trx, uid, diamonds, present));
  return { uid, token, address };
}

/** People registered at one server or the other, each with so many diamonds. */
export async function makeCallers(
  twins: Pick<Twins, 'origins' | 'db'>,
  count: number,
  diamonds = 0,
): Promise<Caller[]> {
  const callers: Caller[] = [];
  // A few at a time: a password takes a while to be hashed.
  while (callers.length < count) {
    const group = Array.from({ length: Math.min(8, count - callers.length) }, (_, index) =>
      newCaller(twins, callers.length + index, diamonds),
    );
    callers.push(...(await Promise.all(group)));
  }
  return callers;
}
