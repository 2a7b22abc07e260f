/** The first visit to home on slow 4G and a quarter of the CPU, beside a page with React alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { FLOOR, FLOOR_READY } from './peerPage.mjs';
import { openPhone } from './phone.mjs';

/** A game on home: its data is there, and a tap leads somewhere. */
const HOME_READY = 'main a[href^="/detail/"]';

/** Long enough for what follows the first content to begin. */
const AFTER_MS = 1500;

/** Runs in the page: what was painted and loaded, ms and bytes. What is asked for later is not the first load. */
function readStart() {
  const { firstPaint, ready, longTasks } = globalThis.benchWatch;
  const interactive = Math.max(ready, ...longTasks.map(({ end }) => end));
  const isCode = ({ name, startTime }) => startTime < interactive && /\.(js|css)$/.test(new URL(name).pathname);
  const files = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource').filter(isCode),
  ];
  return { firstPaint, interactive, kb: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000 };
}

async function visit(browser, { origin, interactive }) {
  const phone = await openPhone(browser, { network: 'slow', cpu: 'slow', interactive });
  await phone.page.goto(`${origin}/`, { waitUntil: 'load' });
  await phone.page.waitForFunction(() => globalThis.benchWatch.ready && globalThis.benchWatch.firstPaint, undefined, {
    timeout: 60_000,
  });
  await sleep(AFTER_MS);
  const start = await phone.page.evaluate(readStart);
  await phone.close();
  return start;
}

/** @param floor where the floor is served; without it home is measured alone */
export async function measureHome({ browser, origin, floor, rounds, reps, samples, say }) {
  const home = { origin, interactive: HOME_READY };
  const visits = [
    ['ours', home],
    ...(floor ? [[FLOOR, { origin: floor, interactive: FLOOR_READY }]] : []),
    ['control', home],
  ];
  // A server packs each file at its first asking.
  for (const [, where] of visits.slice(0, -1)) await visit(browser, where);
  for (let run = 1; run <= rounds * reps; run += 1) {
    for (const [whom, where] of visits) {
      const start = await visit(browser, where);
      for (const [measure, value] of Object.entries(start)) samples.add(`home.${measure}`, whom, value);
    }
    say(`home ${run}/${rounds * reps}`);
  }
}
