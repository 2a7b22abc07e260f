import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The setting that names the folder of what a run of tests makes once (`globalSetup.ts`). */
const TEST_RUN = 'PORTAL_TEST_RUN';

/** Whether this is part of a run of tests that was opened as such. */
export const isInTestRun = (): boolean => process.env[TEST_RUN] !== undefined;

const POLL_MS = 20;
const WAIT_MS = 60_000;

/** What a run needs at its end, and which process it ends with. */
const OWNER = 'owner';

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-run-'));
  // PostgreSQL runs as another user below it.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, OWNER), String(process.pid));
  return folder;
}

/** Opens a run that ends with this process, for it and those it starts; gives the run's folder. */
export const openTestRun = (): string => (process.env[TEST_RUN] = makeFolder());

let ownFolder: string | undefined;

function makeOwnFolder(): string {
  const folder = makeFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The run's folder; whoever is in no run has one alone. */
const runFolder = (): string => process.env[TEST_RUN] ?? (ownFolder ??= makeOwnFolder());

/** The process with which the run ends. */
export const runOwner = (): number => Number(readFileSync(join(runFolder(), OWNER), 'utf8'));

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function waitFor(folder: string): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!existsSync(`${folder}.ready`)) {
    if (existsSync(`${folder}.failed`)) throw new Error(readFileSync(`${folder}.failed`, 'utf8'));
    if (Date.now() > deadline) throw new Error(`${folder} was not made in time.`);
    await sleep(POLL_MS);
  }
}

const known = new Map<string, Promise<string>>();

/**
 * What several tests need and one of them makes, whichever process it is in.
 * @param make fills the folder it is given
 * @returns that folder, when all is there
 */
export function oncePerRun(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = known.get(name);
  if (made) return made;
  const making = makeOrWait(join(runFolder(), name), make);
  known.set(name, making);
  return making;
}

async function makeOrWait(folder: string, make: (folder: string) => Promise<void>): Promise<string> {
  if (!isFirst(folder)) {
    await waitFor(folder);
    return folder;
  }
  try {
    await make(folder);
    writeFileSync(`${folder}.ready`, '');
  } catch (error) {
    writeFileSync(`${folder}.failed`, String(error));
    throw error;
  }
  return folder;
}
