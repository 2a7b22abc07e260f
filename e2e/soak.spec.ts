import { scaled } from '../prove/scale.ts';
import { openScales, watchPending, type Footprint } from './fixtures/footprint.ts';
import { expect, test } from './fixtures/portal.ts';
import { changeRoutes, prepareHaste, timeATap } from './fixtures/quickChanges.ts';
import { goRound } from './fixtures/roundTrip.ts';
import { homeGame, signIn } from './fixtures/steps.ts';

const MOST_BYTES = 5 * 1024 * 1024;

/** A leak grows with each round; what a single one leaves is noise of the browser's. */
function expectNoGrowth(before: Footprint, after: Footprint): void {
  console.log(`objects ${before.objectBytes} → ${after.objectBytes} bytes, nodes ${before.nodes} → ${after.nodes}`);
  expect(after.objectBytes - before.objectBytes).toBeLessThan(MOST_BYTES);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
}

test('round after round of the portal leaves nothing behind', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'rich01');
  await page.goto('/');
  await expect(homeGame(page)).toBeVisible();
  const pending = watchPending(page);
  const weigh = await openScales(page);
  const round = () => goRound(page, () => page.waitForTimeout(50));
  // Every page the portal keeps is kept by then.
  await round();
  await round();
  const before = await weigh();
  let changes = 0;
  while (changes < scaled(41, 1000)) changes += await round();
  await expect.poll(pending).toEqual([]);
  expectNoGrowth(before, await weigh());
});

test('hours of nothing but timers leave nothing behind, with every page kept', { tag: '@slow' }, async ({ page }) => {
  const minutes = scaled(30, 8 * 60);
  test.setTimeout(180_000 + minutes * 5_000);
  await page.clock.install();
  await signIn(page, 'rich01');
  await page.goto('/');
  await expect(homeGame(page)).toBeVisible();
  const weigh = await openScales(page);
  await goRound(page, () => page.clock.runFor(300).then(() => page.waitForTimeout(50)));
  const idle = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      await page.clock.runFor(60_000);
      // An answer needs the real clock for a moment.
      await page.waitForTimeout(5);
    }
  };
  await idle(30);
  const before = await weigh();
  await idle(minutes);
  expectNoGrowth(before, await weigh());
});

for (const { times, tag } of [
  { times: 30, tag: [] },
  { times: scaled(100, 500), tag: '@slow' },
])
  test(`${times} quick changes of route leave no request waiting, no toast and no complaint`, { tag }, async ({
    page,
  }) => {
    test.slow();
    await prepareHaste(page);
    await signIn(page, 'rich01');
    await page.goto('/');
    await expect(homeGame(page)).toBeVisible();
    const pending = watchPending(page);
    const { changes } = await changeRoutes(page, 1, times);
    // How many taps find their page still on its way is the machine's pace.
    expect(changes).toBeGreaterThan(times * 0.15);
    await expect(page).toHaveURL('/');
    await expect(homeGame(page)).toBeVisible();
    await expect.poll(pending).toEqual([]);
    await expect(page.locator('[data-toaster]')).toHaveText('');
    expect(await timeATap(page)).toBeLessThan(5000);
  });
