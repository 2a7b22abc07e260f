import { openScales, watchPending } from './fixtures/footprint.ts';
import { expect, test } from './fixtures/portal.ts';
import { changeRoutes, prepareHaste, timeATap } from './fixtures/quickChanges.ts';
import { goRound } from './fixtures/roundTrip.ts';
import { homeGame, logIn } from './fixtures/steps.ts';

test('round after round of the portal leaves nothing behind', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await logIn(page, 'rich01');
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

test('a hundred quick changes of route leave no request waiting, no toast and no complaint', async ({ page }) => {
  test.slow();
  await prepareHaste(page);
  await logIn(page, 'rich01');
  await page.goto('/');
  await expect(homeGame(page)).toBeVisible();
  const pending = watchPending(page);
  const { changes } = await changeRoutes(page, 1, 100);
  expect(changes).toBeGreaterThan(30);
  await expect(page).toHaveURL('/');
  await expect(homeGame(page)).toBeVisible();
  await expect.poll(pending).toEqual([]);
  await expect(page.locator('[data-toaster]')).toHaveText('');
  expect(await timeATap(page)).toBeLessThan(5000);
});
