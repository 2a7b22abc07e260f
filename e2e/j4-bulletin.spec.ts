import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { anyDialog, dialog, fillLogin, signIn } from './fixtures/steps.ts';

test.use({ hasBulletin: true });

const bulletin = (page: Page) => dialog(page, '开放测试公告');

async function close(page: Page, { hideToday }: { hideToday: boolean }) {
  if (hideToday) await bulletin(page).getByRole('checkbox', { name: '今日不再提示' }).check();
  await bulletin(page).getByRole('button', { name: '我知道了' }).click();
  await expect(bulletin(page)).toBeHidden();
}

/** Loads the page anew and waits until everything it asks at the start has been answered. */
async function startAgain(page: Page) {
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** What the device remembers of dismissals, by person. */
const remember = (page: Page, dismissals: unknown) =>
  page.evaluate((value) => localStorage.setItem('bulletin', JSON.stringify(value)), dismissals);

/** product §4.1, J4. */
test.describe('J4 the bulletin', () => {
  test('comes again after a close without the tick, and not that day after one with it', async ({ page, watch }) => {
    await page.goto('/');
    await expect(bulletin(page)).toContainText(/发布时间：\d{4}-\d{2}-\d{2}/);
    await close(page, { hideToday: false });
    await page.reload();
    await close(page, { hideToday: true });
    const asked = watch.calls('/api/v1/bulletin').length;
    expect(asked).toBe(2);
    await startAgain(page);
    await expect(anyDialog(page)).toHaveCount(0);
    expect(watch.calls('/api/v1/bulletin')).toHaveLength(asked);
  });

  test('comes again the next day at 00:01', async ({ page, watch }) => {
    await page.clock.setSystemTime(new Date('2026-03-10T23:58:00+08:00'));
    await page.goto('/');
    await close(page, { hideToday: true });
    await page.clock.setSystemTime(new Date('2026-03-11T00:01:00+08:00'));
    await page.reload();
    await expect(bulletin(page)).toBeVisible();
    expect(watch.calls('/api/v1/bulletin').map(({ query }) => query.get('posType'))).toEqual(['1', '1']);
  });

  test('comes with a stored value that is no number, a time in the future, a store that is no record at all', async ({
    page,
  }) => {
    await page.goto('/');
    for (const stored of [{ guest: 'abc' }, { guest: Date.now() + 86_400_000 * 400 }, 'abc']) {
      await close(page, { hideToday: true });
      await remember(page, stored);
      await page.reload();
      await expect(bulletin(page)).toBeVisible();
    }
  });

  test('comes for another person in the same browser', async ({ page }) => {
    await page.goto('/');
    await close(page, { hideToday: true });
    await page.goto('/login');
    await fillLogin(page, 'poor01');
    await expect(page.getByText('欢迎回来，省着点花')).toBeVisible();
    await page.goto('/');
    await close(page, { hideToday: true });
    await startAgain(page);
    await expect(anyDialog(page)).toHaveCount(0);
  });

  test('waits for a dialog to close', async ({ page }) => {
    await signIn(page, 'poor01');
    let answer = () => Promise.resolve();
    await page.route('**/api/v1/bulletin?*', (route) => {
      answer = () => route.fallback();
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: '退出登录' }).click();
    const question = dialog(page, '退出登录');
    await expect(question).toBeVisible();
    const code = page.waitForResponse(/WaitingBulletin.*\.js/);
    await answer();
    await code;
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toBeHidden();
    await expect(bulletin(page)).toBeVisible();
  });

  test('does not come when there is none', async ({ page, watch }) => {
    await page.route('**/api/v1/bulletin?*', (route) => route.fulfill({ json: { code: 0, msg: '', data: null } }));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(watch.calls('/api/v1/bulletin')).toHaveLength(1);
    await expect(anyDialog(page)).toHaveCount(0);
  });

  test('keeps quiet when it cannot be read', async ({ page }) => {
    await page.route('**/api/v1/bulletin?*', (route) =>
      route.fulfill({ json: { code: 1, msg: '暂时无法读取', data: null } }),
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page.getByText('暂时无法读取')).toHaveCount(0);
  });
});

test.describe('J4 hostile content', () => {
  // Chromium reports blocked handlers while hostile text is only being parsed, and a picture that is not there.
  test.use({ tolerated: /script-src-attr|style-src-attr|Content Security Policy|404/ });

  test('runs nothing and leaves nothing behind that could', async ({ page }) => {
    const content = [
      '<p>正文还在</p>',
      '<img src=x onerror="window.ran=1">',
      '<a href="javascript:window.ran=1">链接</a>',
      '<script>window.ran=1</script>',
      '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
      '<form action="/api/user/logout"><input name="password"></form>',
      '<svg onload="window.ran=1"></svg>',
      '<p style="position:fixed;inset:0" onclick="window.ran=1">覆盖</p>',
    ].join('');
    const data = { id: 'b9', title: '开放测试公告', createTime: 1_770_000_000_000, content };
    await page.route('**/api/v1/bulletin?*', (route) => route.fulfill({ json: { code: 0, msg: '', data } }));
    await page.goto('/');
    await expect(bulletin(page)).toContainText('正文还在');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    const markup = await bulletin(page).innerHTML();
    expect(markup).not.toMatch(/onerror|onload|onclick|javascript:|<script|<iframe|<form|position/i);
    await close(page, { hideToday: false });
  });
});
