/**
 * `npm run bench`: the speed targets of the built portal with the median of our runs and the verdict; `bench/README.md` says
 * how they are measured. `-- home journey` measures these parts alone, `-- --rounds=9` more rounds. Exit 0 only when
 * everything that was asked for was measured and keeps its target.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireNode24 } from '../requireNode24.mjs';

requireNode24();

// The portal's own TypeScript is read only here, where Node is known to be new enough.
const { withDatabase } = await import('../../e2e/fixtures/fill.ts');
const { startPortal } = await import('../../e2e/fixtures/startPortal.ts');
const { measureGrowth } = await import('./growth.mjs');
const { measureHome } = await import('./home.mjs');
const { measureJourney } = await import('./journey.mjs');
const { measurePages } = await import('./pages.mjs');
const { openBrowser } = await import('./phone.mjs');
const { measureRoutes } = await import('./routes.mjs');

const PARTS = {
  home: measureHome,
  routes: measureRoutes,
  pages: measurePages,
  journey: measureJourney,
  growth: measureGrowth,
};

/** The beginning of a measure's name, the most its worst median may be, and the unit; without a limit it is told. */
const TARGETS = [
  { of: 'home.firstPaint', unit: 'ms' },
  { of: 'home.interactive', unit: 'ms' },
  { of: 'home.kb', limit: 110, unit: 'kB of HTML, CSS and JS' },
  { of: 'shift.', limit: 0.01, unit: 'CLS' },
  { of: 'kept.', limit: 50, unit: 'ms' },
  { of: 'route.', limit: 100, unit: 'ms' },
  { of: 'interaction.', limit: 200, unit: 'ms' },
  { of: 'growth.', limit: 1.25, unit: '× of a hundred items' },
];

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const parts = positionals.length === 0 ? Object.keys(PARTS) : positionals;
const rounds = Number(values.rounds);
if (!(rounds >= 1) || parts.some((part) => !(part in PARTS)))
  throw new Error(`Parts are ${Object.keys(PARTS).join(', ')}; rounds are a number of 1 or more.`);

const samples = {};
const add = (measure, value) => (samples[measure] ??= []).push(value);
const say = (text) => process.stderr.write(`${text}\n`);

/** Fresh demo data without the popup that opens by itself: it would take the taps. */
const portals = [];
async function startFresh() {
  const portal = await startPortal();
  portals.push(portal);
  await withDatabase(portal.dataDir, (db) => db.deleteFrom('bulletins').execute());
  return portal;
}

/** A part in a browser of its own; one that breaks is told of, and the others go on. */
async function measure(part, origin) {
  const browser = await openBrowser();
  try {
    await PARTS[part]({ browser, origin, startFresh, rounds, add, say });
    return true;
  } catch (error) {
    console.error(`${part}:`, error);
    return false;
  } finally {
    await browser.close();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

let isWhole = true;
try {
  const { origin } = await startFresh();
  for (const part of parts) isWhole = (await measure(part, origin)) && isWhole;
} finally {
  await Promise.all(portals.map(({ stop }) => stop()));
}

let isKept = true;
for (const { of, limit, unit } of TARGETS) {
  const medians = Object.entries(samples).filter(([name]) => name.startsWith(of));
  const [worst] = medians
    .map(([name, runs]) => ({ name, value: median(runs), runs }))
    .sort((a, b) => b.value - a.value);
  if (!worst) continue;
  const holds = limit === undefined || worst.value <= limit;
  isKept &&= holds;
  const [low, high] = [Math.min(...worst.runs), Math.max(...worst.runs)].map((value) => value.toPrecision(3));
  const target = limit === undefined ? '' : ` (at most ${limit})`;
  console.log(
    `${holds ? '✓' : '✗'} ${worst.name}: ${worst.value.toPrecision(3)} ${unit}${target}, ${low} to ${high} in ${worst.runs.length} runs`,
  );
}
writeFileSync('bench-results.json', JSON.stringify({ rounds, parts, samples }, undefined, 1));
process.exitCode = isWhole && isKept ? 0 : 1;
