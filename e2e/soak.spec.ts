import { openScales, watchPending } from './fixtures/footprint.ts';
import { expect, test } from './fixtures/portal.ts';
import { changeRoutes, prepareHaste, timeATap } from './fixtures/quickChanges.ts';
import { goRound } from './fixtures/roundTrip.ts';
import { homeGame, signIn } from './fixtures/steps.ts';

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
  const changes = await round();
  expect(changes).toBeGreaterThan(40);
  await expect.poll(pending).toEqual([]);
  const after = await weigh();
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.1);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.1);
});

for (const { times, tag } of [
  { times: 30, tag: [] },
  { times: 100, tag: '@slow' },
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
    expect(changes).toBeGreaterThan(times * 0.3);
    await expect(page).toHaveURL('/');
    await expect(homeGame(page)).toBeVisible();
    await expect.poll(pending).toEqual([]);
    await expect(page.locator('[data-toaster]')).toHaveText('');
    expect(await timeATap(page)).toBeLessThan(5000);
  });
