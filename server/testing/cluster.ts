import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const NOBODY = 65_534;
const POLL_MS = 100;
const START_WITHIN_MS = 30_000;

/** PostgreSQL refuses to run as root. */
const unprivileged: Pick<SpawnOptions, 'uid' | 'gid'> = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Only a machine that loses its power would miss these. */
const SPEED_OVER_SAFETY = ['fsync=off', 'full_page_writes=off'];

/** Statistics taken in the midst of a test would change the plans it looks at. */
const PREDICTABLE = ['autovacuum=off'];

/** The folder with PostgreSQL's programs: Debian keeps them off the PATH, one folder per version. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...versions, ...(process.env['PATH'] ?? '').split(':')];
  return folders.find((folder) => ['initdb', 'postgres', 'pg_isready'].every((name) => existsSync(join(folder, name))));
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The address of a database in the cluster of a folder. */
export const urlIn = (folder: string, database: string): string =>
  `postgresql://portal@${encodeURIComponent(folder)}/${database}`;

/** A throwaway PostgreSQL cluster that can be stopped and started. Its socket lies in its folder. */
export type Cluster = {
  /** Resolves when it takes connections. */
  start(): Promise<void>;
  /** Ends it as a crash would, and waits until it is gone. */
  crash(): Promise<void>;
  /** Stops every process of it where it stands: it takes connections and never answers. */
  freeze(): void;
  /** Lets it go on. */
  thaw(): void;
  isRunning(): boolean;
};

function initialise(binaries: string, folder: string, data: string): void {
  mkdirSync(data, { recursive: true });
  if (unprivileged.uid !== undefined) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
  const { status, stderr } = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...unprivileged, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((child) => child !== '')
    .map(Number);

/**
 * Makes a cluster in a folder; `start` it before use.
 * @param settings PostgreSQL's own, as `name=value`
 */
export function createCluster(binaries: string, folder: string, settings: readonly string[]): Cluster {
  const data = join(folder, 'data');
  initialise(binaries, folder, data);
  const options = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    ...SPEED_OVER_SAFETY,
    ...PREDICTABLE,
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  let server: ChildProcess | undefined;
  const signal = (name: NodeJS.Signals) => {
    const pid = server?.pid;
    if (pid === undefined) return;
    // The first process of all stops first, so that it makes no more of them.
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, name);
  };
  const isReady = () =>
    spawnSync(join(binaries, 'pg_isready'), ['-h', folder, '-U', 'portal', '-d', 'postgres']).status === 0;
  return {
    async start() {
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...unprivileged, stdio: 'ignore' });
      const deadline = Date.now() + START_WITHIN_MS;
      while (!isReady()) {
        if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start');
        await sleep(POLL_MS);
      }
    },
    async crash() {
      if (!server || server.exitCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGQUIT');
      await exited;
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    isRunning: () => server?.exitCode === null,
  };
}
