/**
 * `npm run prove`: the tests of the ten promises (`SECURITY.md`) over the whole of what `npm test` takes samples of, and
 * what no other run does: the load, and how long answers take. Needs a build. `-- money faults` proves these alone,
 * `-- --scale=0.1` a tenth of the whole.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBrowsers } from '../scripts/browser.mjs';

/** Files of Vitest and of Playwright that hold a promise; what is not named by `npm run prove` has no more than `npm test` runs. */
type Part = { unit?: readonly string[]; journeys?: readonly string[] };

const PARTS: Readonly<Record<string, Part>> = {
  words: { journeys: ['corpora', 'hostile-pages'] },
  answers: { unit: ['src/api/malformed.test.ts', 'src/api/leafMutations.test.ts'], journeys: ['answers'] },
  faults: { journeys: ['faults'] },
  session: { journeys: ['session'] },
  visit: { journeys: ['secrets'] },
  storage: { journeys: ['environments'] },
  clock: { journeys: ['clock'] },
  money: { unit: ['server/kill.test.ts'] },
  twin: { unit: ['server/twin.test.ts'] },
  outage: { unit: ['server/outage.test.ts'] },
  inputs: { unit: ['server/inputs.test.ts'] },
  idor: { unit: ['server/ownership.test.ts', 'server/gates.test.ts'] },
  accounts: { unit: ['server/account.test.ts', 'server/enumeration.test.ts', 'prove/timing.prove.ts'] },
  load: { unit: ['prove/load.prove.ts'] },
  soak: { journeys: ['soak'] },
  patterns: { unit: ['prove/regexps.prove.ts'] },
  asvs: { unit: ['prove/asvs/table.test.ts'] },
};

const { values, positionals } = parseArgs({
  options: { scale: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const scale = Number(values.scale);
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0 || !(scale > 0 && scale <= 1))
  throw new Error(`Parts are ${Object.keys(PARTS).join(', ')}; a scale lies in (0, 1].`);

const env = { ...process.env, PROVE_SCALE: values.scale };
const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0;

const asked = Object.entries(PARTS).filter(([name]) => positionals.length === 0 || positionals.includes(name));
const unit = asked.flatMap(([, part]) => part.unit ?? []);
const journeys = asked.flatMap(([, part]) => part.journeys ?? []).map((name) => `e2e/${name}.spec.ts`);
if (journeys.length > 0) await ensureBrowsers();
// One file after the other: a load beside another measures both.
const PROJECTS = ['--project', 'unit', '--project', 'prove', '--no-file-parallelism'];
const results = [
  unit.length === 0 || run('vitest', ['run', ...PROJECTS, ...unit]),
  journeys.length === 0 || run('playwright', ['test', ...journeys]),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
