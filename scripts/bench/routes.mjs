/** How far the content of every route jumps while it loads, on slow 4G and a quarter of the CPU. */
import { setTimeout as sleep } from 'node:timers/promises';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import { logIn, openPhone, settle } from './phone.mjs';

/** Of the routes that show one of many, one of the demo's. */
const EXAMPLES = {
  detail: '/detail/1002',
  post: '/post/p1214',
  bookinfo: '/bookinfo/2003',
  bookmenu: '/bookmenu/2003',
  readbook: '/readbook/2003/2003-1',
};

/** Whoever may see a route sees it: visitors and people logged in are shown different things. */
function visitsOf({ id, path, needsLogin, guestOnly }) {
  const address = EXAMPLES[id] ?? path.replace(/\/:\w+\?$/, '');
  if (address.includes(':')) throw new Error(`Route ${id} needs an example in scripts/bench/routes.mjs.`);
  return [
    ...(needsLogin ? [] : [{ id, address, as: 'visitor' }]),
    ...(guestOnly ? [] : [{ id, address, as: 'member' }]),
  ];
}

/** Runs in the page: the worst session of shifts, as the field defines CLS (gaps under 1 s, at most 5 s). */
function readShift() {
  let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity];
  for (const { value, at } of globalThis.benchWatch.shifts) {
    if (at - last > 1000 || at - start > 5000) [sum, start] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

async function shiftOf(browser, url, state) {
  const phone = await openPhone(browser, { network: 'slow', cpu: 'slow', state });
  await phone.page.goto(url, { waitUntil: 'load' });
  await settle(phone);
  await sleep(500);
  const shift = await phone.page.evaluate(readShift);
  await phone.close();
  return shift;
}

/** A layout jumps or it does not: more rounds than decide something say nothing new. */
export async function measureRoutes({ browser, origin, rounds, add, say }) {
  const needed = Math.min(rounds, 3);
  const states = { visitor: undefined, member: await logIn(browser, origin, 'vip01') };
  const visits = routeTable.flatMap(visitsOf);
  for (let round = 1; round <= needed; round += 1) {
    for (const { id, address, as } of visits) {
      add(`shift.${id} (${as})`, await shiftOf(browser, origin + address, states[as]));
    }
    say(`routes ${round}/${needed}`);
  }
}
