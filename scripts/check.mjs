/**
 * `npm run check`: what is wrong with a change, in a minute: types, lint of what changed, the unit tests and stories that
 * stand beside a changed file or import it, its own cases, and one visit of the whole portal in a tab. What it leaves out,
 * `npm test` finds. `-- --base=main` compares with another commit than the one the branch left `origin/main` at.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { ensureBrowsers } from './browser.mjs';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

/** A visit that shows whether the portal starts, routes and reads. */
const SMOKE = 'stories/flows/ReadComic.stories.tsx';

const told = process.argv.find((argument) => argument.startsWith('--base='))?.slice('--base='.length);

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const lines = (text) => text.split('\n').filter(Boolean);

const TEST = /\.(stories|test)\.tsx?$/;

const isCase = (test) => test.includes('.browser.test.');

/** Vitest's projects that have one of the tests: each of them takes seconds to start. */
function projectsOf(tests) {
  const cases = tests.filter(isCase);
  const units = tests.filter((file) => file.includes('.test.') && !isCase(file));
  return ['storybook', cases.length > 0 && 'cases', units.length > 0 && 'unit'].filter(Boolean);
}

/** The tests and stories a change may have broken first; the wider circles are left to `npm test`. */
function testsOf(changed) {
  const listed = git(
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.test.ts',
    '*.test.tsx',
    '*.stories.tsx',
  );
  const tests = lines(listed).filter((file) => existsSync(file) && !file.startsWith('e2e/'));
  const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file) && !TEST.test(file));
  const stems = new Set(sources.map((file) => `${dirname(file)}/${basename(file).split('.')[0]}`));
  const names = sources.map((file) => `/${basename(file)}'`);
  const isNear = (test) => stems.has(`${dirname(test)}/${basename(test).split('.')[0]}`);
  const imports = (test) => {
    const text = readFileSync(test, 'utf8');
    return names.some((name) => text.includes(name));
  };
  // Cases take their time in real gestures, one file after the other: only the changed file's own.
  return tests.filter((test) => changed.includes(test) || isNear(test) || (!isCase(test) && imports(test)));
}

/** Runs a command and keeps what it says, to be shown as one piece. */
const run = (name, command, args) =>
  new Promise((resolve) => {
    const start = performance.now();
    const child = spawn(command, args, {
      env: { ...process.env, FORCE_COLOR: '0' },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const end = (code) =>
      resolve({ name, passed: code === 0, output, seconds: Math.round((performance.now() - start) / 1000) });
    child.on('error', () => end(127));
    child.on('exit', end);
  });

const LINT = [
  '--max-warnings',
  '0',
  '--no-warn-ignored',
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  '.cache/eslint/',
];

// Node is known to be new enough for TypeScript only here.
const { baseCommit, changedFiles } = await import('./changedFiles.ts');
// What was removed has nothing to check.
const changed = changedFiles(baseCommit(told, false) ?? 'HEAD').filter((file) => existsSync(file));
const tests = testsOf(changed);
const linted = changed.filter((file) => ['.ts', '.tsx', '.mjs'].includes(extname(file)));
console.log(`${changed.length} files changed, ${tests.length} files of tests and stories beside them`);
await ensureBrowsers();

const results = await Promise.all([
  // One after the other, beside the tests: a machine of two processors has one to spare.
  run('types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']).then(
    async (types) => [types, linted.length > 0 && (await run('lint', 'eslint', [...LINT, ...linted]))],
  ),
  run('tests', 'vitest', [
    'run',
    '--reporter=dot',
    ...projectsOf(tests).map((project) => `--project=${project}`),
    SMOKE,
    ...tests,
  ]),
]);
const steps = results.flat().filter(Boolean);

for (const { passed, output } of steps) if (!passed) console.log(output);
for (const { name, passed, seconds } of steps) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
process.exitCode = steps.every(({ passed }) => passed) ? 0 : 1;
