import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createListener, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { openPostgres, SILENCE_MS } from '../db/openPostgres.ts';
import { sqliteFileIn } from '../db/openSqlite.ts';
import { createCluster, findPostgres, urlIn, type Cluster } from './cluster.ts';
import { sqliteDatabase, type TestDatabase } from './testDatabases.ts';
import { startServer, stopServer, type ServerProcess } from './process.ts';

/** Something that goes wrong, and is over again. */
export type Outage = {
  name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
  /** What a caller meets: a refusal the server itself gives, a line that breaks, or just more company. */
  meets: 'refusals' | 'broken lines' | 'a crowd';
  /** Whether a caller meets that only after a while, and the next only after another. */
  isSlow?: boolean;
};

/** A server process on a database of its own, and what can go wrong with them. */
export type Stage = {
  name: string;
  origin: string;
  database: TestDatabase;
  outages: readonly Outage[];
  close(): Promise<void>;
};

/** A port nobody listens on: a server that comes back must be where it was. */
async function findFreePort(): Promise<string> {
  const listener = createListener();
  await new Promise<void>((resolve) => listener.listen(0, () => resolve()));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return String(port);
}

/** A server that can be sent away and called back. */
async function openServer(database: TestDatabase, env: Record<string, string>) {
  const whole = { ...database.env, TRUST_PROXY: '1', PORT: await findFreePort(), ...env };
  let server: ServerProcess = await startServer(whole);
  const stop = () => stopServer(server, 'SIGTERM');
  const restart: Outage = {
    name: 'the server stops and starts',
    meets: 'broken lines',
    begin: () => stop().then(() => undefined),
    end: async () => {
      server = await startServer(whole);
    },
  };
  return { origin: server.origin, restart, stop, signal: (name: NodeJS.Signals) => server.child.kill(name) };
}

const crowd: Outage = {
  name: 'a crowd',
  meets: 'a crowd',
  begin: () => Promise.resolve(),
  end: () => Promise.resolve(),
};

/** Another process holds SQLite's one write lock. */
function lockOf(folder: string): Outage {
  let other: DatabaseSync | undefined;
  return {
    name: 'another process holds the write lock',
    meets: 'refusals',
    isSlow: true,
    begin() {
      other = new DatabaseSync(sqliteFileIn(folder));
      other.exec('PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE');
      return Promise.resolve();
    },
    end() {
      other?.exec('ROLLBACK');
      other?.close();
      return Promise.resolve();
    },
  };
}

const joined = (...options: (string | undefined)[]): string =>
  options.filter((option) => option !== undefined).join(' ');

const preloaded = (file: string): string => `--import=${join(import.meta.dirname, file)}`;

/** What a server is started with that gives up on its database sooner than it does as it is deployed. */
export const IMPATIENT: Readonly<Record<string, string>> = {
  NODE_OPTIONS: preloaded('impatience.ts'),
  SILENCE_MS: String(SILENCE_MS),
};

/** A server on SQLite. `env` is what it is started with besides. */
export async function openSqliteStage(env: Record<string, string> = {}): Promise<Stage> {
  const database = await sqliteDatabase();
  const options = joined(env['NODE_OPTIONS'], preloaded('fullDisk.ts'));
  const server = await openServer(database, { ...env, NODE_OPTIONS: options });
  const toggle = () => {
    server.signal('SIGUSR2');
    return Promise.resolve();
  };
  const full: Outage = { name: 'the disk is full', meets: 'refusals', begin: toggle, end: toggle };
  const close = async () => {
    await server.stop();
    database.remove();
  };
  return {
    name: 'SQLite',
    origin: server.origin,
    database,
    outages: [lockOf(database.env['DATA_DIR'] ?? ''), full, server.restart, crowd],
    close,
  };
}

/** What the connections of others say they are. */
const OTHERS = 'others';

/** Others take every connection PostgreSQL has; the server's own are cut. */
function connectionsOf(url: string): Outage {
  const others: pg.Client[] = [];
  const takeOne = async (): Promise<boolean> => {
    const other = new pg.Client({ connectionString: url, application_name: OTHERS });
    other.on('error', () => undefined);
    const taken = await other.connect().then(
      () => true,
      () => false,
    );
    if (taken) others.push(other);
    return taken;
  };
  return {
    name: 'PostgreSQL has no connection left',
    meets: 'refusals',
    async begin() {
      await takeOne();
      // The server is quick to take a place that was its own.
      for (let round = 0; round < 5; round += 1) {
        await others[0]?.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and application_name <> $1",
          [OTHERS],
        );
        while (await takeOne());
      }
    },
    async end() {
      await Promise.all(others.splice(0).map((other) => other.end().catch(() => undefined)));
    },
  };
}

const stopping = (cluster: Cluster): Outage => ({
  name: 'PostgreSQL crashes and comes back',
  meets: 'refusals',
  begin: () => cluster.crash(),
  end: () => cluster.start(),
});

const freezing = (cluster: Cluster): Outage => ({
  name: 'PostgreSQL takes questions and answers none',
  meets: 'refusals',
  isSlow: true,
  begin: () => Promise.resolve(cluster.freeze()),
  end: () => Promise.resolve(cluster.thaw()),
});

/** Few enough for others to take them all. */
const MAX_CONNECTIONS = 24;

/** A server on a PostgreSQL cluster of its own, which may be crashed. `env` is what it is started with besides. */
export async function openPostgresStage(env: Record<string, string> = {}): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-stage-'));
  const data = mkdtempSync(join(tmpdir(), 'portal-data-'));
  const cluster = createCluster(findPostgres() ?? '', folder, [
    `max_connections=${MAX_CONNECTIONS}`,
    'superuser_reserved_connections=0',
  ]);
  // A run that ends early takes its cluster with it.
  const onExit = () => void cluster.crash();
  process.once('exit', onExit);
  await cluster.start();
  const url = urlIn(folder, 'postgres');
  const database: TestDatabase = {
    env: { DATABASE_URL: url, DATA_DIR: data },
    open: () => openPostgres(url, () => undefined),
    remove: () => [folder, data].forEach((path) => rmSync(path, { recursive: true, force: true })),
  };
  const server = await openServer(database, env);
  const close = async () => {
    await server.stop();
    await cluster.crash();
    process.off('exit', onExit);
    database.remove();
  };
  return {
    name: 'PostgreSQL',
    origin: server.origin,
    database,
    outages: [stopping(cluster), freezing(cluster), connectionsOf(url), server.restart, crowd],
    close,
  };
}
