import { rmSync } from 'node:fs';
import { endCluster } from './postgres.ts';
import { openTestRun } from './testRun.ts';

/** Before the tests: a folder for what they make once and share. Returns what ends and removes it after them. */
export default function globalSetup(): () => Promise<void> {
  const folder = openTestRun();
  return async () => {
    await endCluster(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
