import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { createServer } from '../createServer.ts';
import { openPostgres } from '../db/openPostgres.ts';
import type { Database } from '../db/schema.ts';
import { createDevSmsInbox } from '../devSmsInbox.ts';
import { demoPayments } from '../payments.ts';
import { credit } from '../wallet.ts';
import { createPostgresDatabase } from './postgres.ts';
import { startServer, stopServer } from './process.ts';
import { passwords, random } from './seeded.ts';

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

/** Registers somebody at a server. */
export async function register(origin: string): Promise<Caller> {
  const address = someAddress();
  const { code, data } = await tell(origin, '/api/user/registerWithName', newName(), { address });
  return { ...personIn(code, data), address };
}

const newName = () => ({ loginName: `t${randomBytes(6).toString('hex')}`, password: 'portal123' });

function personIn(code: number, data: unknown): { uid: string; token: string } {
  if (code !== 0) throw new Error(`Nobody could be registered: ${code}`);
  const { uid, token } = data as Caller;
  return { uid, token };
}

/** People with a session in a database, each with so many diamonds. No server process hashes their passwords: at its cost they would be most of a trial. */
export async function makeCallers(db: Kysely<Database>, count: number, diamonds = 0): Promise<Caller[]> {
  const registrar = createServer({
    db,
    clock: Date.now,
    random,
    passwords,
    sms: createDevSmsInbox(),
    payments: demoPayments,
    mode: 'demo',
    addressOf: someAddress,
  });
  const present = { type: 'activity', title: '礼物', link: null } as const;
  const callers: Caller[] = [];
  while (callers.length < count) {
    const response = await registrar.request('/api/user/registerWithName', {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams(newName()),
    });
    const { code, data } = (await response.json()) as { code: number; data: unknown };
    const person = personIn(code, data);
    if (diamonds > 0)
      await db.transaction().execute((trx) => credit(trx, person.uid, diamonds, { ...present, now: Date.now() }));
    callers.push({ ...person, address: someAddress() });
  }
  return callers;
}
