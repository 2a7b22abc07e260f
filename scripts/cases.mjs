/**
 * `npm run cases`: runs the tests whose names begin with the id of a behaviour case and prints, from
 * that run's own report, a table id → test file → result. Exit 0 only when every case passes.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { caseIds } from '../src/components/testing/caseIds.ts';
import { chromiumPath, ensureChineseFont } from './browser.mjs';
import { requireNode24 } from './requireNode24.mjs';

requireNode24();

const ids = Object.values(caseIds).flat();
/** Vitest asks the whole name, groups included; `idOf` then looks at the test's own. */
const NAMES = `(^|\\s)(${Object.keys(caseIds).join('|')})-\\d\\d\\b`;

/** Runs the case tests; returns Vitest's report. */
function runCases() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-cases-'));
  const file = join(folder, 'report.json');
  const args = ['run', '--project', 'cases', '--project', 'unit', '-t', NAMES, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  spawnSync(process.execPath, [vitest, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error('The run left no report.');
    return { testResults: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const idOf = ({ title }) => /^[A-Z]{2}-\d\d\b/.exec(title)?.[0];

/** Every test of the run that bears an id, by that id. */
function testsById({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ id: idOf(test), file: relative(process.cwd(), name).split(sep).join('/'), passed: test.status === 'passed' })),
  );
  return Map.groupBy(tests, ({ id }) => id);
}

/** One line of the table; a case with several tests passes when all of them do. */
function lineOf(id, tests) {
  if (tests === undefined) return { id, file: '', result: 'missing' };
  const file = [...new Set(tests.map((test) => test.file))].join(', ');
  return { id, file, result: tests.every(({ passed }) => passed) ? 'pass' : 'FAIL' };
}

process.env.CHROMIUM_PATH = await chromiumPath();
ensureChineseFont();

const tests = testsById(runCases());
const lines = ids.map((id) => lineOf(id, tests.get(id)));
const width = Math.max(...lines.map(({ file }) => file.length));
for (const { id, file, result } of lines) console.log(`${id}  ${file.padEnd(width)}  ${result}`);

const unknown = [...tests.keys()].filter((id) => id !== undefined && !ids.includes(id));
if (unknown.length > 0) console.log(`\nIn no list: ${unknown.join(', ')}`);

const passed = lines.filter(({ result }) => result === 'pass').length;
console.log(`\n${passed} of ${ids.length} pass`);
process.exitCode = passed === ids.length ? 0 : 1;
