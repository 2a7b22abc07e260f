/** The first visit to home on slow 4G and a quarter of the CPU. */
import { setTimeout as sleep } from 'node:timers/promises';
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

async function visit(browser, origin) {
  const phone = await openPhone(browser, { network: 'slow', cpu: 'slow', interactive: HOME_READY });
  await phone.page.goto(`${origin}/`, { waitUntil: 'load' });
  await phone.page.waitForFunction(() => globalThis.benchWatch.ready && globalThis.benchWatch.firstPaint, undefined, {
    timeout: 60_000,
  });
  await sleep(AFTER_MS);
  const start = await phone.page.evaluate(readStart);
  await phone.close();
  return start;
}

export async function measureHome({ browser, origin, rounds, add, say }) {
  // A server packs each file at its first asking.
  await visit(browser, origin);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [measure, value] of Object.entries(await visit(browser, origin))) add(`home.${measure}`, value);
    say(`home ${round}/${rounds}`);
  }
}
