/**
 * All the JavaScript a finger's move costs, by V8's own samples. The peers' bench asks Chromium's `ScriptDuration`, which
 * knows the listeners of events and not the promise jobs after them: a library that draws in such a job, as Vue does, is
 * measured without its drawing.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './folding.mjs';
import { serveFolder, servePeer } from './peerPage.mjs';
import { openBrowser, openPhone, touch } from './phone.mjs';

const PEER = 'vant';

const FRAME_MS = 1000 / 60;
const SAMPLE_US = 100;
const RUNS = 4;

async function middleOf(page, selector) {
  const { y, height } = await page.locator(selector).boundingBox();
  return y + height / 2;
}

const lift = (phone) => touch(phone, 'touchEnd');

/** A finger put down and moved by so many CSS px, one move a frame. */
async function drag(phone, from, by, moves) {
  const start = performance.now();
  const sent = [touch(phone, 'touchStart', [from])];
  for (let move = 1; move <= moves; move += 1) {
    await sleep(Math.max(0, start + move * FRAME_MS - performance.now()));
    sent.push(touch(phone, 'touchMove', [{ x: from.x + (by.x * move) / moves, y: from.y + (by.y * move) / moves }]));
  }
  await Promise.all(sent);
}

/** The drags of the peers' bench: what is measured of each, and what follows it, with the time everything needs to rest. */
const DRAGS = {
  pull: {
    moves: 60,
    measured: (phone, moves) => drag(phone, { x: 195, y: 90 }, { x: 4, y: 180 }, moves),
    async after(phone) {
      await lift(phone);
      await sleep(2000);
    },
  },
  carousel: {
    moves: 30,
    async measured(phone, moves) {
      await drag(phone, { x: 330, y: await middleOf(phone.page, '[data-bench="carousel"]') }, { x: -260, y: 0 }, moves);
      await lift(phone);
      await sleep(700);
    },
    after: () => sleep(300),
  },
};

/** What V8 names so is no JavaScript: idle, the browser's own work, the collector. */
const isScript = ({ functionName }) => !['(root)', '(idle)', '(program)', '(garbage collector)'].includes(functionName);

/** Milliseconds of a CPU profile spent in JavaScript, with what it made the browser do meanwhile. */
export function scriptOf({ nodes, samples, timeDeltas }) {
  const script = new Set(nodes.filter(({ callFrame }) => isScript(callFrame)).map(({ id }) => id));
  return timeDeltas.reduce((sum, us, index) => (script.has(samples[index]) ? sum + us : sum), 0) / 1000;
}

async function profiled({ devtools }, act) {
  await devtools.send('Profiler.start');
  await act();
  const { profile } = await devtools.send('Profiler.stop');
  return scriptOf(profile);
}

/** ms of JavaScript a move, the median of a few drags on a fresh page. */
async function visit(browser, origin, { moves, measured, after }) {
  const phone = await openPhone(browser);
  await phone.page.goto(origin, { waitUntil: 'networkidle' });
  await phone.devtools.send('Profiler.enable');
  await phone.devtools.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  const spent = [];
  for (let run = 0; run <= RUNS; run += 1) {
    spent.push((await profiled(phone, () => measured(phone, moves))) / moves);
    await after(phone);
  }
  await phone.close();
  // The first has the code compiled.
  return median(spent.slice(1));
}

/**
 * @param folder the peers' bench
 * @param page folder of our built bench page
 */
export async function measureMoves({ folder, page, rounds, samples, say }) {
  const served = await Promise.all([serveFolder(page), servePeer(folder, PEER)]);
  const [ours, peer] = served.map(({ origin }) => origin);
  const browser = await openBrowser();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, kind] of Object.entries(DRAGS)) {
        for (const [whom, origin] of [
          ['ours', ours],
          [PEER, peer],
          ['control', ours],
        ]) {
          samples.add(`moves.${name}`, whom, await visit(browser, origin, kind));
        }
      }
      say(`moves ${round}/${rounds}`);
    }
  } finally {
    await browser.close();
    served.forEach(({ stop }) => stop());
  }
}
