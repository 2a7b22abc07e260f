import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster, isAlive } from './cluster.ts';

/**
 * Runs a throwaway PostgreSQL cluster until it is told to end (SIGTERM) or the test run is gone, then removes it. A process
 * of its own, so that the cluster also goes when the run is killed.
 *
 * Usage: node postgresKeeper.ts <folder with initdb and postgres> <work folder> <pid to outlive> [setting=value …]
 */
const [binaries = '', folder = '', parent = '', ...settings] = process.argv.slice(2);

const POLL_MS = 250;

const cluster = createCluster(binaries, folder, settings);
const told = new AbortController();
process.once('SIGTERM', () => told.abort());
await cluster.start();
writeFileSync(join(folder, 'ready'), String(process.pid));
while (!told.signal.aborted && isAlive(Number(parent)) && cluster.isRunning())
  await sleep(POLL_MS, undefined, { signal: told.signal }).catch(() => undefined);
await cluster.crash();
rmSync(folder, { recursive: true, force: true });
