import { ALIVE } from './fixtures/prerenderedPages.ts';
import { expect, test } from './fixtures/portal.ts';
import { anyDialog, dialog, signIn } from './fixtures/steps.ts';

test.describe('the bulletin', () => {
  test.use({ hasBulletin: true });

  test('DG-17 Back closes the bulletin and stays on the page; the next Back leaves it', async ({ page }) => {
    const asked = Promise.withResolvers<undefined>();
    await page.route('**/api/v1/bulletin?*', async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '游戏' }).click();
    await expect(page).toHaveURL('/games');
    asked.resolve(undefined);
    await expect(dialog(page, '开放测试公告')).toBeVisible();
    await page.goBack();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/games');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(anyDialog(page)).toHaveCount(0);
  });
});

// DG-17 argued: there is no switch that lets a dialog of the portal outlive Back.
test('DG-17 Back closes a question of the page first; the next Back leaves the page', async ({ page }) => {
  await signIn(page, 'rich01');
  await page.goto('/games');
  // A link tapped long before the code leads on as a document, which Back leaves.
  await expect(ALIVE['/games']!(page)).toBeVisible();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(anyDialog(page)).toHaveCount(1);
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/profile');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await page.goBack();
  await expect(page).toHaveURL('/games');
});
