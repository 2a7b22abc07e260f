import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a throwaway PostgreSQL cluster for as long as the test run lives, then removes it. A process
 * of its own, so that the cluster also goes when the run is killed.
 *
 * Usage: node postgresKeeper.ts <folder with initdb and postgres> <work folder> <pid to outlive>
 */
const [binaries = '', folder = '', parent = ''] = process.argv.slice(2);

const data = join(folder, 'data');
const NOBODY = 65_534;
const POLL_MS = 250;
const START_WITHIN_MS = 30_000;

/** PostgreSQL refuses to run as root. */
const unprivileged: Pick<SpawnOptions, 'uid' | 'gid'> = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const SPEED_OVER_SAFETY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=80'];

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function initialise(): void {
  mkdirSync(data, { recursive: true });
  if (unprivileged.uid !== undefined) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
  const { status, stderr } = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...unprivileged, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

function start() {
  const settings = ["listen_addresses=''", `unix_socket_directories=${folder}`, ...SPEED_OVER_SAFETY];
  const options = settings.flatMap((setting) => ['-c', setting.replace("''", '')]);
  return spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...unprivileged, stdio: 'ignore' });
}

function isReady(): boolean {
  return spawnSync(join(binaries, 'pg_isready'), ['-h', folder, '-U', 'portal', '-d', 'postgres']).status === 0;
}

initialise();
const server = start();
const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
const deadline = Date.now() + START_WITHIN_MS;
while (!isReady() && Date.now() < deadline) await sleep(POLL_MS);
writeFileSync(join(folder, 'ready'), '');
while (isAlive(Number(parent)) && server.exitCode === null) await sleep(POLL_MS);
server.kill('SIGQUIT');
await exited;
rmSync(folder, { recursive: true, force: true });
