import type { Page } from 'playwright';
import { openScales, watchPending, type Footprint } from '../../e2e/fixtures/footprint.ts';
import { goRound } from '../../e2e/fixtures/roundTrip.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { logInBy, openPortal } from '../openPortal.ts';

type Portal = Awaited<ReturnType<typeof openPortal>>;

const CHANGES = 1000;

/** What the first changes fill (kept pages, caches) belongs to the portal. */
const WARM_UP = 100;

const MOST_GROWTH = { share: 0.05, bytes: 5 * 1024 * 1024 };
const PAUSE_MS = 60;

const IDLE_HOURS = 8;
const MINUTES = 60;

type Growth = { changes: number; before: Footprint; after: Footprint; pending: number };

const growsOf = ({ before, after }: Growth): number => after.objectBytes - before.objectBytes;

const isWithin = (growth: Growth): boolean =>
  growsOf(growth) < MOST_GROWTH.bytes && growsOf(growth) < growth.before.objectBytes * MOST_GROWTH.share;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

async function enter(
  portal: Portal,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await portal.openPage();
  await prepare(page);
  await logInBy(page, portal.origin, 'rich01');
  await page.goto(`${portal.origin}/`);
  await page.getByRole('main').locator('a[href^="/detail/"]').first().waitFor();
  return page;
}

/** Goes round until so many routes have changed; the footprint after the warm-up and at the end, both at home. */
async function soak(page: Page, changes: number): Promise<Growth> {
  const weigh = await openScales(page);
  const pending = watchPending(page);
  const rounds = async (least: number) => {
    let made = 0;
    while (made < least) made += await goRound(page, () => page.waitForTimeout(PAUSE_MS));
    return made;
  };
  const warmUp = await rounds(WARM_UP);
  const before = await weigh();
  const made = warmUp + (await rounds(changes - warmUp));
  await page.waitForLoadState('networkidle');
  return { changes: made, before, after: await weigh(), pending: pending().length };
}

/** Runs in the page before anything else: each change of route leaves something behind, as a forgotten listener would. */
function leak(): void {
  const kept: unknown[] = [];
  const push = history.pushState.bind(history);
  history.pushState = (...state) => {
    kept.push(Array.from({ length: 10_000 }, () => ({})));
    push(...state);
  };
}

async function* routeChanges(portal: Portal, scale: number): AsyncGenerator<Figure> {
  const growth = await soak(await enter(portal), Math.max(3 * WARM_UP, CHANGES * scale));
  const leaking = await soak(await enter(portal, (page) => page.addInitScript(leak)), 3 * WARM_UP);
  const { changes, before, after, pending } = growth;
  yield {
    name: `objects after ${changes} changes of route, against after the ${WARM_UP}th`,
    value: `${(growsOf(growth) / 1024 / 1024).toFixed(2)} MB, ${percent(growsOf(growth), before.objectBytes)}`,
    target: '< 5 MB, < 5 %',
    holds: isWithin(growth),
    control: {
      name: 'the same of a page that keeps a list at each change',
      value: `${(growsOf(leaking) / 1024 / 1024).toFixed(2)} MB`,
      target: 'more than that',
      holds: !isWithin(leaking),
    },
  };
  yield {
    name: 'nodes, in the document and out of it',
    value: `${before.nodes} → ${after.nodes}`,
    target: 'within 5 %',
    holds: after.nodes <= before.nodes * 1.05,
  };
  yield {
    name: 'listeners',
    value: `${before.listeners} → ${after.listeners}`,
    target: 'within 5 %',
    holds: after.listeners <= before.listeners * 1.05,
  };
  yield { name: 'requests still waiting', value: pending, target: '0', holds: pending === 0 };
}

/** Hours of nothing but timers, a minute at a time; an answer needs the real clock for a moment. */
async function idle(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await page.clock.runFor(60_000);
    await page.waitForTimeout(5);
  }
}

async function* idleHours(portal: Portal, scale: number): AsyncGenerator<Figure> {
  const page = await enter(portal, (one) => one.clock.install());
  const weigh = await openScales(page);
  await goRound(page, () => page.clock.runFor(300).then(() => page.waitForTimeout(PAUSE_MS)));
  await idle(page, MINUTES / 2);
  const before = await weigh();
  let asked = 0;
  page.on('request', () => (asked += 1));
  const hours = Math.max(1, Math.round(IDLE_HOURS * scale));
  await idle(page, hours * MINUTES);
  const growth = { changes: 0, before, after: await weigh(), pending: 0 };
  yield {
    name: `objects after ${hours} idle hours with ten kept pages, ${asked} requests made meanwhile`,
    value: `${(growsOf(growth) / 1024 / 1024).toFixed(2)} MB, ${percent(growsOf(growth), before.objectBytes)}`,
    target: '< 5 MB, < 5 %',
    holds:
      isWithin(growth) &&
      growth.after.nodes <= before.nodes * 1.05 &&
      growth.after.listeners <= before.listeners * 1.05,
  };
}

/** Figures 6 and 6b: what a long visit leaves behind. Needs the built portal. */
export const soaking: Part = {
  id: 'soak',
  title: 'a thousand changes of route, and a day of doing nothing',
  async *figures({ scale }: ProveOptions) {
    const portal = await openPortal();
    try {
      yield* routeChanges(portal, scale);
      yield* idleHours(portal, scale);
    } finally {
      await portal.close();
    }
  },
};
