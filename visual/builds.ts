import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASELINE_PATH } from './baseline.ts';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The static Storybook of the checkout in `folder`. */
export function buildStorybook(folder = '.'): string {
  const output = join(folder, 'storybook-static');
  execFileSync(join(process.cwd(), 'node_modules', '.bin', 'storybook'), ['build', '-o', 'storybook-static', '--quiet'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return output;
}

/** Storybook as it was when the baseline was last decided. */
export type Before = { build: string; commit: string; remove: () => void };

/** Builds it in a worktree beside this one; undefined while no commit has a baseline. */
export function buildBefore(): Before | undefined {
  const commit = git('log', '-1', '--format=%H', '--', BASELINE_PATH);
  if (commit === '') return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'visual-before-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    installInto(folder);
    return { build: buildStorybook(folder), commit, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The packages of this checkout serve when both ask for the same ones. */
function installInto(folder: string): void {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock('.') === lock(folder)) symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
