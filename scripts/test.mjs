/**
 * `npm test`: everything a change must pass. Types and lint first, for they are quick; then unit tests
 * (the server's on SQLite, and on PostgreSQL where it is installed), every story in a real Chromium
 * with axe as an error, every picture against the decided one, the build, its budgets and what it asks of browsers, and the
 * journeys on the built portal and the real server.
 * Ends with `N passed, N failed`; exit 0 only when nothing failed and every step ran tests. `--all` (`npm run test:all`)
 * adds the journeys tagged `@slow`: long ones, and the rest of a matrix of which `npm test` runs samples.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBrowsers } from './browser.mjs';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const isWhole = process.argv.includes('--all');
const only = process.argv.slice(2).filter((argument) => argument !== '--all');

/** Runs a command, its output passed on; resolves to its exit code. */
const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });

/** A step that passes or fails as a whole. */
const check = (command, args) => async () => {
  const code = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
};

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** Vitest's tests that failed, with what they said. */
const failedTests = ({ testResults = [] }) =>
  testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) return [`failed ${relative('.', name)}\n${message}`];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `failed ${relative('.', name)} ${fullName}\n${failureMessages.join('\n').slice(0, 2000)}`,
    );
  });

/** Vitest's own counts; a run that ends badly without a failed test (a crash) counts as one failure. */
const vitest = (project) => async () => {
  const file = join(reports, `${project}.json`);
  const code = await run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  return {
    passed,
    failed: failed + (failed === 0 && (code !== 0 || passed === 0) ? 1 : 0),
    troubles: failedTests(report ?? {}),
  };
};

/** The journeys of a suite that did not pass at once, with what the first failed try said. */
const troubled = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(troubled),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      .map(({ status, results }) => `${status} ${file}:${line} ${title}\n${results[0]?.error?.message ?? ''}`),
  ),
];

const journeys = async () => {
  const file = join(reports, 'e2e.json');
  const code = await run(
    'playwright',
    ['test', '--reporter=line,json', ...(isWhole ? [] : ['--grep-invert', '@slow'])],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = readReport(file);
  const stats = report?.stats;
  const troubles = troubled(report ?? {});
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const failed = stats?.unexpected ?? 0;
  return {
    passed,
    failed: failed + (failed === 0 && (code !== 0 || passed === 0) ? 1 : 0),
    flaky: troubles.filter((trouble) => trouble.startsWith('flaky')).map((trouble) => trouble.split('\n')[0]),
    troubles,
  };
};

/** Every story's pictures: each that is not as decided fails. */
const pictures = async () => {
  const file = join(reports, 'pictures.json');
  const code = await run(process.execPath, ['visual/run.ts', `--counts=${file}`]);
  const { passed = 0, failed = 0, troubles = [] } = readReport(file) ?? {};
  return { passed, failed: failed + (failed === 0 && code !== 0 ? 1 : 0), troubles };
};

const steps = {
  types: check(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']),
  lint: check('eslint', ['.', '--max-warnings', '0']),
  rooms: check('depcruise', ['src', 'server', 'stories', 'e2e', '.storybook', '--config', '.dependency-cruiser.cjs']),
  unit: vitest('unit'),
  stories: vitest('storybook'),
  cases: vitest('cases'),
  leaks: vitest('leaks'),
  visual: pictures,
  build: check('vite', ['build', '--logLevel', 'warn']),
  budgets: check(process.execPath, ['scripts/budgets.mjs']),
  compat: check(process.execPath, ['scripts/compat/compat.ts']),
  journeys,
};

const wanted = Object.entries(steps).filter(([name]) => only.length === 0 || only.includes(name));
const IN_BROWSER = new Set(['unit', 'stories', 'cases', 'leaks', 'visual', 'journeys']);
if (wanted.some(([name]) => IN_BROWSER.has(name))) await ensureBrowsers();

const results = [];
for (const [name, step] of wanted) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const result = await step();
  results.push({ name, ...result, seconds: Math.round((performance.now() - start) / 1000) });
}
rmSync(reports, { recursive: true, force: true });

console.log('');
// Once more at the end, where whoever reads only that finds them.
for (const trouble of results.flatMap(({ troubles = [] }) => troubles)) console.log(`${trouble}\n`);
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${passed} passed, ${failed} failed (${seconds} s)`);
}
for (const test of results.flatMap(({ flaky = [] }) => flaky)) console.log(`${test} (passed at its second try)`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
