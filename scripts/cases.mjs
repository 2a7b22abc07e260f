/**
 * `npm run cases`: runs the tests whose names begin with the id of a behaviour case and prints, from
 * that run's own report, a table id → test file → result. Exit 0 only when every case passes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { caseIds } from '../src/components/testing/caseIds.ts';
import { ensureBrowsers } from './browser.mjs';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

const ids = Object.values(caseIds).flat();
/** Both runners ask the whole name, groups included; `idOf` then looks at the test's own. */
const NAMES = `(^|\\s)(${Object.keys(caseIds).join('|')})-\\d\\d\\b`;

const run = (module, args, env = {}) =>
  spawnSync(process.execPath, [join('node_modules', ...module), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });

/** What a run wrote, read once and removed. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error('A run left no report.');
    return {};
  }
}

const idOf = (title) => /^[A-Z]{2}-\d\d\b/.exec(title)?.[0];

/** The cases that one component alone can show. */
function componentCases(folder) {
  const file = join(folder, 'vitest.json');
  run(
    ['vitest', 'vitest.mjs'],
    [
      'run',
      '--project',
      'cases',
      '--project',
      'unit',
      '-t',
      NAMES,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
  );
  const { testResults = [] } = readReport(file);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      id: idOf(title),
      file: relative(process.cwd(), name).split(sep).join('/'),
      passed: status === 'passed',
    })),
  );
}

/** The cases that need the whole portal, e.g. the browser's own Back. */
function portalCases(folder) {
  const file = join(folder, 'playwright.json');
  run(['vite', 'bin', 'vite.js'], ['build', '--logLevel', 'error']);
  run(['@playwright', 'test', 'cli.js'], ['test', '-g', NAMES, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
  return specsOf(readReport(file)).map(({ title, file: name, ok }) => ({
    id: idOf(title),
    file: `e2e/${name}`,
    passed: ok,
  }));
}

/** Every test that bears an id, by that id. */
function runCases() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cases-'));
  try {
    return Map.groupBy([...componentCases(folder), ...portalCases(folder)], ({ id }) => id);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One line of the table; a case with several tests passes when all of them do. */
function lineOf(id, tests) {
  if (tests === undefined) return { id, file: '', result: 'missing' };
  const file = [...new Set(tests.map((test) => test.file))].join(', ');
  return { id, file, result: tests.every(({ passed }) => passed) ? 'pass' : 'FAIL' };
}

await ensureBrowsers();

const tests = runCases();
const lines = ids.map((id) => lineOf(id, tests.get(id)));
const width = Math.max(...lines.map(({ file }) => file.length));
for (const { id, file, result } of lines) console.log(`${id}  ${file.padEnd(width)}  ${result}`);

const unknown = [...tests.keys()].filter((id) => id !== undefined && !ids.includes(id));
if (unknown.length > 0) console.log(`\nIn no list: ${unknown.join(', ')}`);

const passed = lines.filter(({ result }) => result === 'pass').length;
console.log(`\n${passed} of ${ids.length} pass`);
process.exitCode = passed === ids.length ? 0 : 1;
