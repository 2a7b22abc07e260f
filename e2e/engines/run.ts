/**
 * `npm run browsers`: the main journeys in WebKit, Firefox, today's Chromium and the oldest versions the portal promises to run in.
 * `--engine=webkit,chromium-103` and `--journey=search,share` choose; `--parallel=1` runs one engine at a time. Leaves a report in
 * `browsers-report/` and ends with `N passed, N failed`.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode24 } from '../../scripts/requireNode24.mjs';
import globalSetup from '../fixtures/globalSetup.ts';
import { ENGINES, type EngineEntry } from './engineTable.ts';
import type { Journey } from './journey.ts';
import { JOURNEYS } from './journeyTable.ts';
import { runJourney, type Outcome } from './runJourney.ts';
import { startEngine } from './startEngine.ts';
import { REPORT, writeReport } from './writeReport.ts';

requireNode24();

const option = (name: string): string[] =>
  process.argv.flatMap((argument) =>
    argument.startsWith(`--${name}=`) ? argument.slice(name.length + 3).split(',') : [],
  );

/** What was named, or all; a name that is not there is an error, for nothing would be run. */
function chosen<T extends { id: string }>(all: readonly T[], names: readonly string[]): readonly T[] {
  const unknown = names.filter((name) => !all.some(({ id }) => id === name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${all.map(({ id }) => id).join(', ')}.`);
  return names.length === 0 ? all : all.filter(({ id }) => names.includes(id));
}

const isFor = (journey: Journey, entry: EngineEntry): boolean => journey.isFor?.(entry) ?? !entry.unsupported;

function tell({ engine, journey, result, seconds, failure, complaints }: Outcome): void {
  console.log(
    `${engine.padEnd(13)} ${journey.padEnd(20)} ${result.padEnd(10)} ${seconds.toFixed(1)} s${failure === undefined ? '' : `  ${failure}`}`,
  );
  for (const complaint of complaints) console.log(`${' '.repeat(14)}${complaint.slice(0, 300)}`);
}

async function runEngine(entry: EngineEntry, journeys: readonly Journey[]): Promise<Outcome[]> {
  const folder = join(REPORT, entry.id);
  mkdirSync(folder, { recursive: true });
  const own = journeys.filter((journey) => isFor(journey, entry));
  try {
    const engine = await startEngine(entry);
    const outcomes: Outcome[] = [];
    for (const journey of own) {
      const outcome = await runJourney(engine, entry, journey, (name, picture) =>
        writeFileSync(join(folder, `${name}.png`), picture),
      );
      tell(outcome);
      outcomes.push(outcome);
    }
    await engine.stop();
    return outcomes;
  } catch (error) {
    // An engine that is missing has passed nothing.
    const outcomes = own.map(
      ({ id }): Outcome => ({
        engine: entry.id,
        journey: id,
        result: 'failed',
        seconds: 0,
        complaints: [],
        failure: `${entry.name} could not be had: ${String(error)}`,
      }),
    );
    console.log(`${entry.id}: ${String(error)}`);
    return outcomes;
  }
}

/** Runs the engines, so many at a time. */
async function runAll(
  entries: readonly EngineEntry[],
  journeys: readonly Journey[],
  parallel: number,
): Promise<Outcome[]> {
  const waiting = [...entries];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift())
      outcomes.push(...(await runEngine(entry, journeys)));
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return outcomes;
}

// Ends the servers and browsers too.
process.on('SIGTERM', () => process.exit(143));

const built = process.env['PORTAL_DIR'] || 'dist';
if (!existsSync(join(built, 'index.html'))) {
  console.error(`There is no built portal in ${built}: run \`npm run build\` first, or name its folder in PORTAL_DIR.`);
  process.exit(1);
}
const entries = chosen(ENGINES, option('engine'));
const journeys = chosen(JOURNEYS, option('journey'));
rmSync(REPORT, { recursive: true, force: true });
const globalTeardown = await globalSetup();
const outcomes = await runAll(entries, journeys, Number(option('parallel')[0] ?? 2));
await globalTeardown();
writeReport(entries, journeys, outcomes);
const failed = outcomes.filter(({ result }) => result === 'failed').length;
const passed = outcomes.filter(({ result }) => result === 'passed').length;
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
