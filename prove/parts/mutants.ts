import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellPath } from '../../scripts/browser.mjs';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { moneyMutants } from '../mutants/money.ts';
import type { Mutant } from '../mutants/Mutant.ts';
import { sessionMutants } from '../mutants/session.ts';
import { seededRandom } from '../seededRandom.ts';

type Report = { numPassedTests: number; numFailedTests: number };

/** How the tests went, with the mutant's defence taken out or, without one, as the sources are. */
async function runTests(tests: readonly string[], project: string, mutant?: Mutant): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-mutants-'));
  const report = join(folder, 'report.json');
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const ran = spawnSync(
    process.execPath,
    [
      vitest,
      'run',
      '--config',
      'prove/mutants/vitest.config.ts',
      '--root',
      '.',
      '--reporter=json',
      `--outputFile=${report}`,
      ...tests,
    ],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        CHROMIUM_PATH: await shellPath(),
        PROVE_PROJECT: project,
        PROVE_MUTANT: JSON.stringify(mutant ?? null),
      },
    },
  );
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    throw new Error(`“${mutant?.name ?? 'no mutant'}”: its tests did not run.\n${ran.stderr.toString()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const projectOf = ({ project = 'unit' }: Mutant): 'unit' | 'cases' => project;

/** The mutants' tests pass where nothing is taken out: what fails afterwards fails for the mutant. */
async function soundness(mutants: readonly Mutant[]): Promise<Omit<Figure, 'control'>> {
  let failed = 0;
  for (const project of new Set(mutants.map(projectOf))) {
    const tests = new Set(mutants.filter((mutant) => projectOf(mutant) === project).flatMap((mutant) => mutant.tests));
    failed += (await runTests([...tests], project)).numFailedTests;
  }
  return { name: 'tests that fail with every defence in place', value: failed, target: '0', holds: failed === 0 };
}

async function* figures({ seed, scale }: ProveOptions): AsyncGenerator<Figure> {
  const random = seededRandom(seed);
  const mutants = [...moneyMutants, ...sessionMutants].filter(() => random() < scale);
  const control = await soundness(mutants);
  const alive: string[] = [];
  for (const mutant of mutants) {
    const { numFailedTests } = await runTests(mutant.tests, projectOf(mutant), mutant);
    if (numFailedTests === 0) alive.push(mutant.name);
  }
  const killed = `${mutants.length - alive.length} of ${mutants.length}`;
  yield {
    name:
      alive.length === 0
        ? 'defences whose loss a test notices'
        : `defences whose loss a test notices (not: ${alive.join('; ')})`,
    value: killed,
    target: 'all',
    holds: mutants.length > 0 && alive.length === 0,
    control,
  };
}

/** Figure 12: every defence of money and session taken out in turn, and the tests that miss it. */
export const mutants: Part = { id: 'mutants', title: 'defences taken out, one at a time', figures };
