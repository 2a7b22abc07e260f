import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { anyDialog, dialog, fillLogin, signIn } from './fixtures/steps.ts';

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50';

/** Where the guide leads: the game's page, knowing what was wanted. */
const TAKEN_UP = `${GAME.paid300}?for=game.1002`;

test.describe('in WeChat', () => {
  test.use({ userAgent: WECHAT, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the way out comes before anything is asked or charged, and the address hands the game on', async ({
    page,
    portal,
    watch,
  }) => {
    await signIn(page, 'rich01');
    const rich = await portal.as('rich01');
    const before = await rich.balance();
    await page.goto(GAME.paid300);
    await page.getByRole('button', { name: /钻石\s*下载$/ }).click();
    const guide = dialog(page, '请在浏览器中打开');
    await expect(guide).toContainText('微信和 QQ 内无法下载安装包');
    await expect(dialog(page, '下载确认')).toHaveCount(0);
    // What the menu of WeChat opens in the browser.
    await expect(page).toHaveURL(TAKEN_UP);
    await guide.getByRole('button', { name: '复制链接' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${portal.origin}${TAKEN_UP}`);
    await guide.getByRole('button', { name: '我知道了' }).click();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(GAME.paid300);
    expect(watch.calls('/api/user/game/download/1002')).toHaveLength(0);
    expect(await rich.balance()).toBe(before);
  });

  test('a visitor is shown the way out, not login', async ({ page }) => {
    await page.goto(GAME.paid300);
    await page.getByRole('button', { name: '登录后下载' }).click();
    await expect(dialog(page, '请在浏览器中打开')).toBeVisible();
    await expect(page).toHaveURL(TAKEN_UP);
  });
});

test('in the browser it leads to the dialog opens by itself, once', async ({ page, watch }) => {
  await signIn(page, 'rich01');
  await page.goto(TAKEN_UP);
  await expect(dialog(page, '下载确认')).toContainText('星海拾荒者');
  await expect(page).toHaveURL(GAME.paid300);
  await dialog(page, '下载确认').getByRole('button', { name: '取消' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: /钻石\s*下载$/ })).toBeEnabled();
  await expect(anyDialog(page)).toHaveCount(0);
  expect(watch.calls('/api/user/game/download/1002')).toHaveLength(0);
});

test('a visitor there logs in, and the dialog opens on the way back', async ({ page }) => {
  await page.goto(TAKEN_UP);
  await expect(page).toHaveURL(GAME.paid300);
  await page.getByRole('button', { name: '登录后下载' }).click();
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL(GAME.paid300);
  await expect(dialog(page, '下载确认')).toContainText('星海拾荒者');
});

test('an address by itself downloads nothing, and one of another game says nothing', async ({ page, watch }) => {
  await page.goto(`${GAME.free}?for=game.1001`);
  await expect(page).toHaveURL(GAME.free);
  await expect(page.getByRole('button', { name: '免费下载' })).toBeEnabled();
  await page.goto(`${GAME.paid300}?for=game.1004&from=singlemessage`);
  await expect(page.getByRole('button', { name: '登录后下载' })).toBeEnabled();
  await expect(anyDialog(page)).toHaveCount(0);
  expect(watch.calls('/api/user/game/download/1001')).toHaveLength(0);
});
