import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { shellPath } from '../scripts/browser.mjs';
import { describeHandler, type Handler } from './handlers.ts';
import type { Proof } from './proof.ts';

type Report = { testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[] };

/** How the tests of a story file went. */
type Outcome = { passed: number; failed: readonly string[] };

/** Runs the story files with the handlers taken out. */
async function runStories(stories: readonly string[], removed: readonly Handler[]): Promise<Map<string, Outcome>> {
  const folder = mkdtempSync(join(tmpdir(), 'visual-handlers-'));
  const file = join(folder, 'report.json');
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  spawnSync(
    process.execPath,
    [vitest, 'run', '--config', 'visual/handlers.config.ts', '--reporter=json', `--outputFile=${file}`, ...stories],
    {
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, CHROMIUM_PATH: await shellPath(), VISUAL_HANDLERS: JSON.stringify(removed) },
    },
  );
  try {
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    return new Map(
      testResults.map(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
        const passed = assertionResults.filter(({ status }) => status === 'passed').length;
        return [relative('.', name).replaceAll('\\', '/'), { passed, failed }] as const;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Takes one handler out after another and notes the story test that misses it. As the sources are, its stories must pass;
 * where they do not, nothing is told of it and it stays open. Each has a run of its own: a press that nobody answers any
 * more may follow a link and take the test page away, with all that was to run in it.
 */
export async function proveHandlers(
  handlers: readonly Handler[],
  { handlers: { missedBy } }: Proof,
  onSlice: () => void,
): Promise<void> {
  const open = handlers.filter((handler) => !(describeHandler(handler) in missedBy));
  if (open.length === 0) return;
  const sound = await runStories(
    open.map(({ stories }) => stories),
    [],
  );
  for (const handler of open) {
    const before = sound.get(handler.stories);
    if (!before || before.passed === 0 || before.failed.length > 0) continue;
    const after = (await runStories([handler.stories], [handler])).get(handler.stories) ?? { passed: 0, failed: [] };
    const isCutShort = after.passed + after.failed.length < before.passed;
    missedBy[describeHandler(handler)] = after.failed[0] ?? (isCutShort ? 'its tests broke off' : null);
    onSlice();
  }
}
