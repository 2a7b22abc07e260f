import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { dialog, fillLogin, signIn } from './fixtures/steps.ts';

/** Every route marked needs login (spec §2), with a query where one means something. */
const GUARDED = [
  '/find',
  '/bind',
  '/changename',
  '/reset',
  '/recharge?for=game.1002',
  '/message?id=1',
  '/gifts',
  '/user',
];

test('every route that needs login, opened by its address, asks to log in', async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
    await expect(page.getByText('请先登录')).toBeVisible();
  }
});

for (const path of ['/recharge?for=game.1002', '/user']) {
  test(`${path} is come back to after the login`, async ({ page }) => {
    await page.goto(path);
    await fillLogin(page, 'vip01');
    await expect(page).toHaveURL(path);
    // By its element: an open sheet hides the page from assistive technology.
    await expect(page.locator('main h1').first()).toBeVisible();
  });
}

/** One of each kind of address that is not followed; all of them in `safeUrl.test.ts`. */
const HOSTILE = ['https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/register?redirect=/login'];

test('a login leads to no hostile target, whoever wrote the address', async ({ page, portal }) => {
  const left: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== portal.origin && frame.url() !== 'about:blank')
      left.push(frame.url());
  });
  await signIn(page, 'vip01');
  for (const target of HOSTILE) {
    for (const loginPage of ['/login', '/other']) {
      await page.goto(`${loginPage}?redirect=${encodeURIComponent(target)}`);
      await expect(page, `${loginPage} → ${JSON.stringify(target)}`).not.toHaveURL(/\/(login|register|other)\b/i);
      expect(new URL(page.url()).origin).toBe(portal.origin);
    }
  }
  expect(left).toEqual([]);
});

test('a login by hand leads to no hostile target either', async ({ page, portal }) => {
  for (const target of ['//evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await fillLogin(page, 'vip01');
    await expect(page).toHaveURL(`${portal.origin}/`);
    await page.evaluate(() => localStorage.clear());
  }
});

/** What of one person lies in the browser, but for what is bound to them by its key. */
const unboundStorage = (page: Page, uid: string) =>
  page.evaluate((own) => {
    const entries = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    return entries
      .filter(([key]) => !key.includes(own))
      .map(([key, value]) => `${key}=${String(value)}`)
      .join('\n');
  }, uid);

test.describe('after a logout', () => {
  test('nothing of the one is there for the other: neither on a page, nor by Back, nor in storage', async ({
    page,
  }) => {
    await signIn(page, 'rich01');
    await page.goto('/profile');
    const account = await page.evaluate(
      () => JSON.parse(localStorage.getItem('account') ?? '{}') as { uid: string; token: string },
    );
    expect(account.token).toMatch(/./);
    const own = [account.uid, account.token, '138****8003', '海边的富贵'];
    await page.getByRole('link', { name: '个人中心' }).click();
    await expect(page.getByText('138****8003')).toBeVisible();
    await page.getByRole('link', { name: /^昵称/ }).click();
    await page.getByLabel('昵称', { exact: true }).fill('山边的富贵');
    await page.goBack();
    await page.getByRole('button', { name: '退出登录' }).click();
    await dialog(page, '退出登录').getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('游客')).toBeVisible();

    const expectNothing = async () => {
      const shown = await page.evaluate(() => document.documentElement.outerHTML);
      const stored = await unboundStorage(page, account.uid);
      expect(
        own.filter((text) => shown.includes(text) || stored.includes(text)),
        page.url(),
      ).toEqual([]);
    };
    await expectNothing();
    await page.goBack();
    await expect(
      page
        .getByText('游客')
        .or(page.getByRole('heading', { name: '登录' }))
        .first(),
    ).toBeVisible();
    await expectNothing();

    await page.goto('/login');
    await fillLogin(page, 'poor01');
    for (const path of ['/profile', '/user', '/changename', '/bind']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNothing();
    }
    await expect(page.getByText('山边的富贵')).toHaveCount(0);
  });

  test('another tab on a page that needs login follows: out, and in as somebody else', async ({ page, context }) => {
    await signIn(page, 'rich01');
    await page.goto('/user');
    await expect(page.getByText('138****8003')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByRole('button', { name: '退出登录' }).click();
    await dialog(other, '退出登录').getByRole('button', { name: '确定' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fuser');
    await expect(page.getByText('138****8003')).toHaveCount(0);
    await other.goto('/login');
    await fillLogin(other, 'vip01');
    await expect(page).toHaveURL('/user');
    await expect(page.getByText('138****8001')).toBeVisible();
  });
});
