/**
 * `npm test`: everything a change must pass. What only looks at the sources comes first, two steps side by side; then unit tests
 * (the server's on SQLite, and on PostgreSQL where it is installed), every story in a real Chromium
 * with axe as an error, the pictures that the change can touch against the decided ones, the build, its budgets and what it asks
 * of browsers, and the journeys on the built portal and the real server.
 * Ends with `N passed, N failed`; exit 0 only when nothing failed and every step ran tests. `--all` (`npm run test:all`)
 * adds the journeys tagged `@slow`: long ones, and the rest of a matrix of which `npm test` runs samples; it also draws
 * every picture and proves a tenth of what `npm run prove` does.
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
// Tests that take samples take larger ones.
if (isWhole) process.env.PROVE_SCALE = '0.1';
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

/** Runs a command beside another: what it says comes in one piece, when it has ended. */
const runAside = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { shell: process.platform === 'win32' });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => resolve({ code: 127, text: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(said).toString() }));
  });

/** A step that passes or fails as a whole. */
const check = (command, args) => async () => {
  const code = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
};

/** One that also runs beside another. */
const checkAside = (command, args) => ({ command, args });

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

/** The counts of some of Vitest's files. One that does not load counts as a failure, and so does a run that ends badly without any, or without a test. */
function countsOf(testResults, code) {
  const countIn = (files, wanted) =>
    files.flatMap(({ assertionResults = [] }) => assertionResults).filter(({ status }) => status === wanted).length;
  const unloaded = testResults.filter((file) => file.status === 'failed' && countIn([file], 'failed') === 0).length;
  const passed = countIn(testResults, 'passed');
  const failed = countIn(testResults, 'failed') + unloaded;
  return {
    passed,
    failed: failed + (failed === 0 && (code !== 0 || passed === 0) ? 1 : 0),
    troubles: failedTests({ testResults }),
  };
}

/** One run of some of Vitest's projects: its exit code and what it tells of each file. */
async function vitestRun(...projects) {
  const file = join(reports, `${projects.join('-')}.json`);
  const code = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return { code, testResults: readReport(file)?.testResults ?? [] };
}

const vitest = (project) => async () => {
  const { code, testResults } = await vitestRun(project);
  return countsOf(testResults, code);
};

/** What runs in Vitest's browser: one run for all that are wanted, told apart by the files' names. */
const IN_VITEST_BROWSER = {
  stories: { project: 'storybook', files: /\.stories\.tsx$/ },
  cases: { project: 'cases', files: /\.browser\.test\.tsx$/ },
  leaks: { project: 'leaks', files: /\/leaks\.test\.tsx$/ },
  layout: { project: 'layout', files: /\/layout\.test\.tsx$/ },
};

/** From the first test of some files to the last, in seconds. */
const spanOf = (testResults) =>
  (Math.max(...testResults.map(({ endTime }) => endTime)) -
    Math.min(...testResults.map(({ startTime }) => startTime))) /
  1000;

/** Stories, cases, leaks and layout, or those of them that are wanted, as a result each. */
async function browserTests(names) {
  const { code, testResults } = await vitestRun(...names.map((name) => IN_VITEST_BROWSER[name].project));
  const results = names.map((name) => {
    const own = testResults.filter(({ name: file }) => IN_VITEST_BROWSER[name].files.test(file));
    return { name, ...countsOf(own, 0), seconds: own.length > 0 ? Math.round(spanOf(own)) : 0 };
  });
  if (code !== 0 && results.every(({ failed }) => failed === 0)) results[0].failed += 1;
  return results;
}

/** The journeys of a suite that did not pass at once, with what the first failed try said. */
const troubled = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(troubled),
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky' || status === 'unexpected')
      // A timeout is told first, and the step it came in only after it.
      .map(({ status, results }) =>
        [`${status} ${file}:${line} ${title}`, ...(results[0]?.errors ?? []).map(({ message }) => message)].join('\n'),
      ),
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

/** The pictures a change can touch, or all: each that is not as decided fails. */
const pictures = async () => {
  const file = join(reports, 'pictures.json');
  const code = await run(process.execPath, ['visual/run.ts', `--counts=${file}`, ...(isWhole ? ['--all'] : [])]);
  const { passed = 0, failed = 0, troubles = [] } = readReport(file) ?? {};
  return { passed, failed: failed + (failed === 0 && code !== 0 ? 1 : 0), troubles };
};

const CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/eslint/'];

const steps = {
  // The longest first: two at a time, they end together.
  build: checkAside('vite', ['build', '--logLevel', 'warn']),
  lint: checkAside('eslint', ['.', '--max-warnings', '0', ...CACHE]),
  types: checkAside(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']),
  rooms: checkAside('depcruise', [
    'src',
    'server',
    'stories',
    'e2e',
    'build',
    '.storybook',
    '--config',
    '.dependency-cruiser.cjs',
  ]),
  unused: checkAside('knip', ['--no-config-hints']),
  format: checkAside('biome', ['format', '.']),
  budgets: check(process.execPath, ['scripts/budgets.mjs']),
  compat: check(process.execPath, ['scripts/compat/compat.ts']),
  unit: vitest('unit'),
  stories: browserTests,
  cases: browserTests,
  leaks: browserTests,
  layout: browserTests,
  ...(isWhole && { prove: vitest('prove') }),
  visual: pictures,
  journeys,
};

const wanted = Object.entries(steps).filter(([name]) => only.length === 0 || only.includes(name));
const IN_BROWSER = new Set(['unit', 'stories', 'cases', 'leaks', 'layout', 'visual', 'journeys']);
if (wanted.some(([name]) => IN_BROWSER.has(name))) await ensureBrowsers();

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

const results = [];

/** Takes steps from the queue, one after another. */
async function workThrough(queue) {
  for (let entry = queue.shift(); entry; entry = queue.shift()) {
    const [name, { command, args }] = entry;
    const start = performance.now();
    const { code, text } = await runAside(command, args);
    console.log(`\n── ${name}\n${text}`);
    const failed = code === 0 ? 0 : 1;
    const troubles = failed === 0 ? [] : [`failed ${name}\n${text.slice(-4000)}`];
    results.push({ name, passed: 1 - failed, failed, troubles, seconds: secondsSince(start) });
  }
}

const aside = wanted.filter(([, step]) => typeof step !== 'function');
await Promise.all([workThrough(aside), workThrough(aside)]);

const together = wanted.filter(([, step]) => step === browserTests).map(([name]) => name);
for (const [name, step] of wanted) {
  if (typeof step !== 'function' || results.some((result) => result.name === name)) continue;
  const names = step === browserTests ? together : [name];
  console.log(`\n── ${names.join(', ')}`);
  const start = performance.now();
  const result = await step(names);
  results.push(...(step === browserTests ? result : [{ name, ...result, seconds: secondsSince(start) }]));
}
const whole = secondsSince(0);
rmSync(reports, { recursive: true, force: true });

console.log('');
// Once more at the end, where whoever reads only that finds them.
for (const trouble of results.flatMap(({ troubles = [] }) => troubles)) console.log(`${trouble}\n`);
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${passed} passed, ${failed} failed (${seconds} s)`);
}
for (const test of results.flatMap(({ flaky = [] }) => flaky)) console.log(`${test} (passed at its second try)`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${Math.floor(whole / 60)} min ${whole % 60} s`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
