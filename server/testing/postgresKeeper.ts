import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster } from './cluster.ts';

/**
 * Runs a throwaway PostgreSQL cluster for as long as the test run lives, then removes it. A process
 * of its own, so that the cluster also goes when the run is killed.
 *
 * Usage: node postgresKeeper.ts <folder with initdb and postgres> <work folder> <pid to outlive> [setting=value …]
 */
const [binaries = '', folder = '', parent = '', ...settings] = process.argv.slice(2);

const POLL_MS = 250;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const cluster = createCluster(binaries, folder, settings);
await cluster.start();
writeFileSync(join(folder, 'ready'), '');
while (isAlive(Number(parent)) && cluster.isRunning()) await sleep(POLL_MS);
await cluster.crash();
rmSync(folder, { recursive: true, force: true });
