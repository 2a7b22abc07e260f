import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres, isAlive, urlIn } from './cluster.ts';
import { oncePerRun, runOwner } from './testRun.ts';

const POLL_MS = 20;
const WAIT_MS = 45_000;

const NAME = 'postgres';

const binaries = findPostgres();

/** Whether this machine can run the suites on PostgreSQL too. */
export const postgresIsPresent = binaries !== undefined;

/** One cluster for a run of tests, started by whoever needs it first. */
const startCluster = (): Promise<string> =>
  oncePerRun(NAME, async (folder) => {
    const keeper = join(import.meta.dirname, 'postgresKeeper.ts');
    const args = [keeper, binaries ?? '', folder, String(runOwner()), 'max_connections=100', 'synchronous_commit=off'];
    const started = spawn(process.execPath, args, { detached: true, stdio: 'ignore' });
    started.unref();
    const deadline = Date.now() + WAIT_MS;
    while (!existsSync(join(folder, 'ready'))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
      await sleep(POLL_MS);
    }
  });

/** Ends the cluster of a run's folder, where there is one, and waits until it is gone. */
export async function endCluster(runFolder: string): Promise<void> {
  const ready = join(runFolder, NAME, 'ready');
  if (!existsSync(ready)) return;
  const keeper = Number(readFileSync(ready, 'utf8'));
  process.kill(keeper, 'SIGTERM');
  while (isAlive(keeper)) await sleep(POLL_MS);
}

/**
 * Makes a database in the run's cluster and gives its address.
 * @param template a database nobody is connected to, of which it is to be a copy; empty without
 */
export async function createPostgresDatabase(template?: string): Promise<string> {
  const folder = await startCluster();
  const name = `portal_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: urlIn(folder, 'postgres') });
  await client.connect();
  await client.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  await client.end();
  return urlIn(folder, name);
}
