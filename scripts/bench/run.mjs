/**
 * `npm run bench`: every speed target with ours, the peer's, the ratio, the A/A spread and the verdict, from medians of
 * interleaved runs; `bench/README.md` says how. Exit 0 only when all that was asked for was measured and keeps its target.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { requireNode24 } from '../requireNode24.mjs';
import { foldAll } from './folding.mjs';
import { measureMoves } from './moves.mjs';
import { readOptions } from './options.mjs';
import { findPeersBench, measurePeers, rowsOf } from './peers.mjs';
import { countOf, isKept, tableOf } from './report.mjs';
import { createSamples } from './samples.mjs';
import { needsPeersBench, PEER_PARTS, PORTAL_PARTS, TARGETS } from './targets.mjs';

requireNode24();

const say = (text) => process.stdout.write(`${text}\n`);
const sayProgress = (text) => process.stderr.write(`${text}\n`);

function build(script, env = {}) {
  sayProgress(`npm run ${script} …`);
  const { status } = spawnSync('npm', ['run', '-s', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm run ${script} failed.`);
}

/** A slip of the person who calls is answered by a sentence, not by a stack. */
function orEnd(read) {
  try {
    return read();
  } catch (error) {
    console.error(error.message);
    return process.exit(1);
  }
}

const options = orEnd(() => readOptions(process.argv.slice(2)));
const peersBench = orEnd(findPeersBench);
const samples = createSamples();
const problems = [];
const seconds = {};

/** A part that breaks is told of at the end; the others go on. */
async function timed(name, work) {
  const start = performance.now();
  try {
    await work();
  } catch (error) {
    const cause = error.cause ? ` (${error.cause.message.split('\n')[0]})` : '';
    complain(`${name}: ${error.message}${cause}`);
  } finally {
    seconds[name] = Math.round((performance.now() - start) / 1000);
  }
}

const complain = (problem) => void problems.push(problem);
const how = { rounds: options.rounds, reps: options.reps, samples, say: sayProgress, complain };

async function runPeers(parts) {
  if (options.page === undefined) build('bench:build', { BENCH_DATA: rowsOf(peersBench) });
  const page = resolve(options.page ?? 'dist-bench');
  const where = { ...how, folder: peersBench, page };
  const theirs = parts.filter((part) => part !== 'moves');
  if (theirs.length > 0) await timed('peers', () => measurePeers({ ...where, parts: theirs }));
  if (parts.includes('moves')) await timed('moves', () => measureMoves(where));
}

async function runPortal(parts) {
  if (options.dist === undefined) build('build');
  // The portal's own TypeScript is read only here, where Node is known to be new enough.
  const { measurePortal } = await import('./portal.mjs');
  await measurePortal({ ...how, dist: resolve(options.dist ?? 'dist'), peersBench, parts, timed });
}

const peerParts = options.parts.filter((part) => PEER_PARTS.includes(part));
const portalParts = options.parts.filter((part) => PORTAL_PARTS.includes(part));
if (peerParts.length > 0 && peersBench !== undefined) await runPeers(peerParts);
if (portalParts.length > 0) await runPortal(portalParts);

const asked = TARGETS.filter(({ part }) => options.parts.includes(part));
const skipped = peersBench === undefined ? asked.filter(needsPeersBench) : [];
const lines = foldAll(
  asked.filter((target) => !skipped.includes(target)),
  samples.byMeasure,
);

say(`\n${tableOf(lines)}\n`);
if (problems.length > 0) say(`Problems:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`);
if (skipped.length > 0)
  say(`!!! SKIPPED, for want of PEERS_BENCH (bench/README.md): ${skipped.map(({ name }) => name).join('; ')}\n`);
say([countOf(lines), skipped.length > 0 && `${skipped.length} SKIPPED`].filter(Boolean).join(', '));
say(
  Object.entries(seconds)
    .map(([part, spent]) => `${part} ${spent} s`)
    .join(', '),
);

const machine = { when: new Date().toISOString(), node: process.version, cpus: cpus().length, load: loadavg() };
const results = { ...machine, options, seconds, lines, skipped, problems, samples: samples.byMeasure };
writeFileSync(options.out, JSON.stringify(results, undefined, 1));

const isWhole = problems.length === 0 && (skipped.length === 0 || options.only === 'portal');
process.exitCode = isWhole && isKept(lines) ? 0 : 1;
