import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASELINE_PATH } from './baseline.ts';

const OUTPUT = 'storybook-static';

/** What a Storybook is built from. */
const INPUTS = [
  '.storybook/**',
  'public/**',
  'server/**',
  'src/**',
  'stories/**',
  'package-lock.json',
  'vite.config.ts',
];

const QUIET: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };

/** The static Storybook of the checkout in `folder`, built anew. */
export function buildStorybook(folder = '.'): string {
  execFileSync(join(process.cwd(), 'node_modules', '.bin', 'storybook'), ['build', '-o', OUTPUT, '--quiet'], {
    ...QUIET,
    cwd: folder,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return join(folder, OUTPUT);
}

/** The static Storybook of this checkout; the one that is there serves while nothing it is made of has changed. */
export function currentStorybook(): string {
  const mark = join(OUTPUT, 'inputs.txt');
  const inputs = digestOfInputs();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return OUTPUT;
  const build = buildStorybook();
  writeFileSync(mark, inputs);
  return build;
}

/** By name, size and time, as `make` does: to read every picture would take as long as it saves. */
function digestOfInputs(): string {
  const files = globSync(INPUTS)
    .sort()
    .map((file) => ({ file, stat: statSync(file) }));
  const lines = files.flatMap(({ file, stat }) => (stat.isFile() ? [`${file} ${stat.size} ${stat.mtimeMs}`] : []));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Storybook as it was when the baseline was last decided. */
export type Before = {
  /** Of that decision; empty while there is none, or no history to find it in. */
  commit: string;
  /** Its static Storybook, built when it is first asked for. */
  build: () => string;
  /** Takes the build away again. */
  remove: () => void;
};

export function openBefore(): Before {
  const commit = baselineCommit();
  let folder: string | undefined;
  let built: string | undefined;
  return {
    commit,
    build() {
      folder ??= checkOut(commit);
      return (built ??= buildStorybook(folder));
    },
    remove() {
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The commit in a folder of its own, ready to be built. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'visual-before-'));
  const archive = join(folder, 'before.tar');
  execFileSync('git', ['archive', '-o', archive, commit], QUIET);
  execFileSync('tar', ['-xf', archive, '-C', folder], QUIET);
  installInto(folder);
  return folder;
}

/** Empty where there is no history, as in a downloaded copy. */
function baselineCommit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%H', '--', BASELINE_PATH], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The packages of this checkout serve when both ask for the same ones. */
function installInto(folder: string): void {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (lock('.') === lock(folder)) symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { ...QUIET, cwd: folder });
}
