import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

function buildStorybook(): void {
  execFileSync(join('node_modules', '.bin', 'storybook'), ['build', '-o', OUTPUT, '--quiet'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    shell: process.platform === 'win32',
  });
}

/** The static Storybook of this checkout; the one that is there serves while nothing it is made of has changed. */
export function currentStorybook(): string {
  const mark = join(OUTPUT, 'inputs.txt');
  const inputs = digestOfInputs();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === inputs) return OUTPUT;
  buildStorybook();
  writeFileSync(mark, inputs);
  return OUTPUT;
}

/** By name, size and time, as `make` does: to read every picture would take as long as it saves. */
function digestOfInputs(): string {
  const files = globSync(INPUTS)
    .sort()
    .map((file) => ({ file, stat: statSync(file) }));
  const lines = files.flatMap(({ file, stat }) => (stat.isFile() ? [`${file} ${stat.size} ${stat.mtimeMs}`] : []));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
