/** What a screen of a long list costs to read: main-thread CPU per screen near the end of the feed, of comments, chapters and the ledger. */
import { setTimeout as sleep } from 'node:timers/promises';
import { fillLists, LEDGER_OWNER, LIST_PATHS } from './growthData.mjs';
import { logIn, openPhone, settle, workOf } from './phone.mjs';

/** The first is what the others are held against. */
const SIZES = [100, 1000, 10_000];

/** Screens between two looks at the clock of the main thread. */
const STRETCH = 5;

/** Of the way down, the part that counts: its last tenth, and no less than two stretches. */
const LAST = 0.1;
const LEAST_STRETCHES = 2;

/** A stretch takes about a second. Longer than this, and Chromium draws that page no more: no frame comes, whatever it is asked. */
const STUCK_MS = 30_000;

/** A page that is stuck is read anew so often. */
const TRIES = 3;

/** Runs in the page: a list may open at the place it was left at. */
const goToTop = () =>
  [...document.querySelectorAll('[data-scroller]')]
    .find((element) => element.checkVisibility())
    .scrollTo({ top: 0, behavior: 'instant' });

/** Runs in the page: reads on by so many screens, waiting for rows as a person does. */
async function readOn(screens) {
  const scroller = [...document.querySelectorAll('[data-scroller]')].find((element) => element.checkVisibility());
  const frame = () => new Promise(requestAnimationFrame);
  const room = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const isEnd = async () => {
    for (let waits = 0; waits < 20 && room() < 1; waits += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    return room() < 1;
  };
  let read = 0;
  for (let step = 0; step < screens; step += 1) {
    const before = scroller.scrollTop;
    scroller.scrollBy({ top: scroller.clientHeight, behavior: 'instant' });
    await frame();
    await frame();
    read += (scroller.scrollTop - before) / scroller.clientHeight;
    if (await isEnd()) return { read, ended: true };
  }
  return { read, ended: false };
}

/** Reads a list to its end; CPU per screen of the last part, ms, or undefined where the page got stuck. */
async function readDown(phone) {
  const stretches = [];
  for (let ended = false; !ended; ) {
    const before = await workOf(phone);
    const stretch = await Promise.race([
      phone.page.evaluate(readOn, STRETCH),
      sleep(STUCK_MS, undefined, { ref: false }),
    ]);
    if (stretch === undefined) return undefined;
    stretches.push({ read: stretch.read, work: (await workOf(phone)) - before });
    ({ ended } = stretch);
  }
  const last = stretches.slice(-Math.max(LEAST_STRETCHES, Math.ceil(stretches.length * LAST)));
  const sum = (key) => last.reduce((total, stretch) => total + stretch[key], 0);
  return sum('work') / sum('read');
}

async function readOnce(browser, { origin, state }, list) {
  const phone = await openPhone(browser, { state });
  await phone.page.goto(origin + LIST_PATHS[list]);
  await settle(phone);
  await phone.page.evaluate(goToTop);
  const cost = await readDown(phone);
  await phone.close();
  return cost;
}

async function costOf(browser, portal, list, say) {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const cost = await readOnce(browser, portal, list);
    if (cost !== undefined) return cost;
    say(`growth: ${list} of ${portal.size} got stuck at try ${tries} of ${TRIES}`);
  }
  throw new Error(`${list} of ${portal.size} got stuck ${TRIES} times.`);
}

async function startFilled(browser, startFresh, size) {
  const portal = await startFresh();
  await fillLists(portal.dataDir, size);
  return { ...portal, state: await logIn(browser, portal.origin, LEDGER_OWNER) };
}

export async function measureGrowth({ browser, startFresh, rounds, add, say }) {
  const portals = [];
  for (const size of SIZES) portals.push({ size, ...(await startFilled(browser, startFresh, size)) });
  for (let round = 1; round <= rounds; round += 1) {
    for (const list of Object.keys(LIST_PATHS)) {
      const costs = [];
      for (const portal of portals) costs.push(await costOf(browser, portal, list, say));
      // Measured side by side: what the machine did to one it did to the others.
      for (const [at, size] of SIZES.entries()) if (at > 0) add(`growth.${list} at ${size}`, costs[at] / costs[0]);
      say(`growth ${round}/${rounds} ${list}`);
    }
  }
  for (const { stop } of portals) await stop();
}
