import { watchPending } from '../../e2e/fixtures/footprint.ts';
import { changeRoutes, prepareHaste, timeATap, type Haste } from '../../e2e/fixtures/quickChanges.ts';
import { watchPage } from '../../e2e/fixtures/watchPage.ts';
import type { Figure, Part } from '../figure.ts';
import { buildWithout } from '../mutants/buildWithout.ts';
import { carelessBuilds } from '../mutants/carelessBuilds.ts';
import { logInBy, openPortal, type OpenPortal } from '../openPortal.ts';

const CHANGES = 500;
const SETTLE_WITHIN_MS = 10_000;
const TAP_WITHIN_MS = 2000;

type Outcome = Haste & { pending: string[]; toasts: string; complaints: string[]; tapMs: number };

async function settle(pending: () => string[]): Promise<string[]> {
  for (const deadline = Date.now() + SETTLE_WITHIN_MS; pending().length > 0 && Date.now() < deadline; )
    await new Promise((resolve) => setTimeout(resolve, 100));
  return pending();
}

async function hurry(portal: OpenPortal, seed: number, count: number): Promise<Outcome> {
  const page = await portal.openPage();
  const watch = watchPage(page.context(), portal.origin, undefined);
  await prepareHaste(page);
  await logInBy(page, portal.origin, 'rich01');
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/detail/"]').first().waitFor();
  const pending = watchPending(page);
  const haste = await changeRoutes(page, seed, count);
  await page.waitForURL((url) => url.pathname === '/');
  const left = await settle(pending);
  const toasts = await page.locator('[data-toaster]').innerText();
  const tapMs = await timeATap(page);
  await page.context().close();
  return { ...haste, pending: left, toasts, tapMs, complaints: watch.complaints() };
}

/** Reads that nobody waits for any more go on. */
async function uncancelled(seed: number): Promise<NonNullable<Figure['control']>> {
  const portal = await openPortal(await buildWithout(carelessBuilds.cancelsNothing));
  try {
    const { pending } = await hurry(portal, seed, CHANGES / 10);
    return {
      name: 'where reads are not cancelled: requests still waiting',
      value: pending.length,
      target: '> 0',
      holds: pending.length > 0,
    };
  } finally {
    await portal.close();
  }
}

/** Pages left before they have come (F5, figure of promise 5). Needs the built portal. */
export const routes: Part = {
  id: 'routes',
  title: 'quick changes of route',
  async *figures({ seed, scale }) {
    const control = await uncancelled(seed);
    const portal = await openPortal();
    try {
      const { changes, addresses, longestTaskMs, pending, toasts, complaints, tapMs } = await hurry(
        portal,
        seed,
        Math.round(CHANGES * scale),
      );
      const of = `${Math.round(CHANGES * scale)} quick taps and steps back, ${changes} changes over ${addresses} addresses`;
      yield {
        name: `${of}: requests still waiting`,
        value: pending.join(' ') || 0,
        target: '0',
        holds: pending.length === 0 && changes > 0,
        control,
      };
      yield { name: 'toasts', value: toasts || 0, target: '0', holds: toasts === '' };
      yield {
        name: 'complaints of the browser',
        value: complaints.join(' | ') || 0,
        target: '0',
        holds: complaints.length === 0,
      };
      yield {
        name: 'a tap afterwards, and the longest task meanwhile',
        value: `${tapMs} ms, ${longestTaskMs} ms`,
        target: `< ${TAP_WITHIN_MS} ms each`,
        holds: tapMs < TAP_WITHIN_MS && longestTaskMs < TAP_WITHIN_MS,
      };
    } finally {
      await portal.close();
    }
  },
};
