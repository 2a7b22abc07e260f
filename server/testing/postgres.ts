import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, urlIn } from './cluster.ts';

const POLL_MS = 100;
const WAIT_MS = 45_000;

const binaries = findPostgres();

/** Whether this machine can run the suites on PostgreSQL too. */
export const postgresIsPresent = binaries !== undefined;

/** One cluster per test run: all its workers have the same parent. */
const folder = join(tmpdir(), `portal-postgres-${process.ppid}`);

function isFirst(): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function startCluster(): Promise<void> {
  if (isFirst()) {
    const keeper = join(import.meta.dirname, 'postgresKeeper.ts');
    const args = [keeper, binaries ?? '', folder, String(process.ppid), 'max_connections=80', 'synchronous_commit=off'];
    spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref();
  }
  const deadline = Date.now() + WAIT_MS;
  while (!existsSync(join(folder, 'ready'))) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not start');
    await sleep(POLL_MS);
  }
}

/** Makes a fresh database in the run's cluster (started at the first call) and gives its address. */
export async function createPostgresDatabase(): Promise<string> {
  await startCluster();
  const name = `portal_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: urlIn(folder, 'postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlIn(folder, name);
}
