import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Kysely } from 'kysely';
import { compressAnswers } from './compression.ts';
import type { Config } from './config.ts';
import { createServer } from './createServer.ts';
import { limitInFlight } from './limitInFlight.ts';
import { requireOwnMode } from './dataMode.ts';
import { migrate } from './db/migrations.ts';
import type { Database } from './db/schema.ts';
import { createFileUploads } from './fileUploads.ts';
import { createScryptPasswords } from './nodePasswords.ts';
import { openConfigured, openToPrepare } from './openConfigured.ts';
import { createDevSmsInbox } from './devSmsInbox.ts';
import { listQueue } from './paymentNotices.ts';
import { demoPayments, noPayments, settleAbandoned } from './payments.ts';
import type { Clock, Random } from './ports.ts';
import { noteProxy } from './proxyNotes.ts';
import { tellBuild } from './portalBuild.ts';
import { servePortal } from './portalFiles.ts';
import { seed } from './seed/seed.ts';
import { noSms } from './sms.ts';
import { purgeExpired } from './purgeExpired.ts';

/** A server that listens. `close` lets running requests finish. */
export type Host = { origin: string; close(): Promise<void> };

const SWEEP_EVERY_MS = 3_600_000;
const CLOSE_WITHIN_MS = 5000;

/**
 * Longer than proxies keep theirs, and than a writer waits for SQLite's lock: a connection closed while a request is
 * already in flight on it is a network error for the client.
 */
const KEEP_ALIVE_MS = 75_000;

/** Requests in flight; further ones are shed, since they would only wait. */
const MAX_CROWD = 512;

const random: Random = (length) => new Uint8Array(randomBytes(length));

const logFault = (error: unknown): void => console.error(error);

function addressOf(config: Config, request: Request, env: unknown): string {
  const forwarded = config.trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? (env as HttpBindings).incoming.socket.remoteAddress ?? 'unknown';
}

/** HSTS (RFC 6797). */
const hsts: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
};

function createPortal(config: Config, db: Kysely<Database>, clock: Clock): Hono {
  const demo = config.mode === 'demo';
  const api = createServer({
    db,
    clock,
    random,
    passwords: createScryptPasswords(),
    sms: demo ? createDevSmsInbox(({ phone, code }) => console.log(`SMS      ${phone} ${code}`)) : noSms,
    payments: demo ? demoPayments : noPayments,
    uploads: createFileUploads(config.dataDir),
    mode: config.mode,
    publicOrigin: config.publicOrigin,
    shareForMs: config.shareForMs,
    appPackage: config.appPackage,
    phoneAutoRegister: config.phoneAutoRegister,
    ...(config.contactUrl && { contactUrl: config.contactUrl }),
    ...(config.businessEmail && { businessEmail: config.businessEmail }),
    addressOf: (request, env) => addressOf(config, request, env),
    onFault: logFault,
  });
  const portal = new Hono();
  if (config.publicOrigin?.startsWith('https:')) portal.use(hsts);
  portal.use(noteProxy(config, (note) => console.warn(note)));
  portal.use(compressAnswers());
  portal.use(tellBuild(config.portalDir));
  portal.use(servePortal(config.portalDir));
  portal.use(limitInFlight(MAX_CROWD));
  portal.all('*', (c) => api.fetch(c.req.raw, c.env));
  return portal;
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
  });
}

/** Hourly jobs: delete expired rows, process payments that a failure left over. */
async function keepHouse(db: Kysely<Database>, clock: Clock): Promise<void> {
  await purgeExpired(db, clock());
  await settleAbandoned({ db, clock, random, onFault: logFault });
  const waiting = (await listQueue(db)).length;
  if (waiting > 0) console.warn(`Payments ${waiting} wait to be given back or looked at: npm run payments`);
}

/** Before the first request: migrations, the data's mode, the seed. */
async function makeReady(config: Config, clock: Clock): Promise<void> {
  const { mode, content } = config;
  const db = openToPrepare(config, logFault);
  try {
    await migrate(db);
    await requireOwnMode(db, mode);
    await seed({ db, clock, random, passwords: createScryptPasswords(), mode, content });
  } finally {
    await db.destroy();
  }
}

async function prepare(config: Config, db: Kysely<Database>, clock: Clock): Promise<void> {
  await makeReady(config, clock);
  await keepHouse(db, clock);
}

/**
 * Opens the database, brings it up to date and serves the portal, its API and its files.
 * @param clock the machine's, unless a test moves it
 */
export async function startHost(config: Config, clock: Clock = Date.now): Promise<Host> {
  const db = openConfigured(config, logFault);
  await prepare(config, db, clock);
  const server = createAdaptorServer({
    fetch: createPortal(config, db, clock).fetch,
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS },
  }) as Server;
  const port = await listen(server, config.port);
  const sweeping = setInterval(() => void keepHouse(db, clock).catch(logFault), SWEEP_EVERY_MS);
  return {
    origin: `http://localhost:${port}`,
    async close() {
      clearInterval(sweeping);
      await closeServer(server);
      await db.destroy();
    },
  };
}
