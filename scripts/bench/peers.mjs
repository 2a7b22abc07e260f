/** Our bench page beside other libraries: runs the peers' bench, a round at a time, with ours in it twice. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { TARGETS } from './targets.mjs';

/** The folder of the peers' bench, or undefined. */
export function findPeersBench() {
  const folder = process.env.PEERS_BENCH;
  if (folder && !existsSync(join(folder, 'run.mjs')))
    throw new Error(`PEERS_BENCH names ${folder}, where there is no run.mjs.`);
  return folder ? resolve(folder) : undefined;
}

/** The rows every page of the peers' bench shows. */
export const rowsOf = (peersBench) => join(peersBench, 'shared', 'data.js');

const NAMES = { ours: 'ours', ours2: 'control' };

/** The bench writes bytes by kind; the table has one number. */
const withKb = (page) => (page.size ? { ...page, kb: (page.size.js.brotli + page.size.css.brotli) / 1000 } : page);

/** `feed.5000.elements` of one page; undefined where its list did not get so far. */
const read = (page, path) => path.split('.').reduce((value, key) => value?.[key], page);

/** What a run did not do as it should, as sentences. */
function problemsOf({ peers, errors = {} }) {
  const idle = Object.entries(peers).flatMap(([name, page]) =>
    Object.entries(page)
      .filter(([, measured]) => measured?.works === false)
      .map(([measure]) => `${name}: ${measure} did not do what it should.`),
  );
  return [...idle, ...Object.entries(errors).map(([error, times]) => `page error, ${times}×: ${error}`)];
}

function note(run, parts, samples) {
  const ofParts = TARGETS.filter(({ part }) => parts.includes(part));
  for (const measure of new Set(ofParts.map((target) => target.measure))) {
    for (const [name, page] of Object.entries(run.peers))
      samples.add(measure, NAMES[name] ?? name, read(withKb(page), measure));
  }
}

/** Runs the bench once; its own progress is passed on. */
async function runBench(folder, options) {
  const results = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const out = join(results, 'results.json');
  // It takes `--out` from its own folder on.
  const flags = Object.entries({ ...options, out: relative(folder, out) }).map(([name, value]) => `--${name}=${value}`);
  try {
    const child = spawn(process.execPath, ['run.mjs', ...flags], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`The peers' bench ended with ${code}.`);
    return JSON.parse(readFileSync(out, 'utf8'));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** Parts that have the same peers share a run. */
function groupsOf(parts) {
  const peersOf = (part) =>
    [...new Set(TARGETS.filter((target) => target.part === part && target.peer).map(({ peer }) => peer))].join();
  return Object.entries(Object.groupBy(parts, peersOf)).map(([peers, members]) => ({ peers, members }));
}

/**
 * @param page folder of our built bench page
 * @param reps cold starts in a round
 */
export async function measurePeers({ folder, page, parts, rounds, reps, samples, say, complain }) {
  for (const { peers, members } of groupsOf(parts)) {
    // Sizes are the same in every round.
    const needed = members.every((part) => part === 'size') ? 1 : rounds;
    for (let round = 1; round <= needed; round += 1) {
      const run = await runBench(folder, {
        do: members.join(),
        only: peers,
        dist: `ours=${page},ours2=${page}`,
        reps,
        rounds: 1,
        feedRounds: 1,
        sizes: 5000,
      });
      note(run, members, samples);
      problemsOf(run).forEach(complain);
      say(`${members.join()} ${round}/${needed}`);
    }
  }
}
