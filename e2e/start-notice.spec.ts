import type { Page } from '@playwright/test';
import { ALIVE } from './fixtures/prerenderedPages.ts';
import { expect, test } from './fixtures/portal.ts';

/** Two documents rendered at build, one for all addresses of a kind, and the bare one. */
const PATHS = ['/', '/square', '/login', '/detail/1001'];

/** A document with content, and the bare one. */
const QUICK = ['/', '/login'];

const CODE = /\/assets\/index-[^/]*\.js$/;

const unsupported = (page: Page) =>
  page.addInitScript(() => void delete (Array.prototype as { findLast?: unknown }).findLast);

/** Puts an exception in front of the code every page begins with. */
const breakStart = (page: Page) =>
  page.route(CODE, async (route) => {
    const code = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: `throw new TypeError('broken start');\n${code}` });
  });

test.describe('a browser below the floor', () => {
  for (const path of PATHS) {
    test(`is told on ${path} what to do, and nothing of the portal runs`, {
      tag: QUICK.includes(path) ? [] : '@slow',
    }, async ({ page, portal, watch }) => {
      await unsupported(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { name: '请更新浏览器，或用系统浏览器打开此网址' })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveValue(portal.origin + path);
      await page.getByRole('button', { name: '复制' }).click();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(portal.origin + path);
      await expect(page.locator('#root')).toBeHidden();
      await page.waitForLoadState('networkidle');
      expect(watch.calls('/api/')).toEqual([]);
    });
  }

  test.describe('in WeChat', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/92.0 Mobile Safari/537.36 MMWEBID/1 MicroMessenger/8.0.20',
    });

    test('is told to update WeChat', async ({ page }) => {
      await unsupported(page);
      await page.goto('/square');
      await expect(page.getByRole('heading', { name: '请更新微信，或用系统浏览器打开此网址' })).toBeVisible();
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`${path} says how to have them`, { tag: path === '/' ? [] : '@slow' }, async ({ page }) => {
      await page.goto(path);
      // By its element: looked for by text, what stands within it is passed over.
      const words = page.locator('noscript > p');
      await expect(words).toBeVisible();
      await expect(words).toContainText('请开启浏览器的 JavaScript');
      await expect(page.locator('#root')).toBeHidden();
    });
  }
});

test.describe('an exception at the start', () => {
  test.use({ serviceWorkers: 'allow', savesData: false, tolerated: /broken start/ });

  for (const path of ['/', '/login']) {
    test(`shows the error face on ${path}, registers no worker, and starts once it is mended`, {
      tag: path === '/' ? [] : '@slow',
    }, async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => (asked += CODE.test(request.url()) ? 1 : 0));
      await breakStart(page);
      await page.clock.install();
      await page.goto(path);
      const again = page.getByRole('button', { name: '重新加载' });
      await expect(again).toBeVisible({ timeout: 2000 });
      await expect(again).toBeFocused();
      await expect(page.getByRole('heading')).toHaveText('页面出了点问题');
      await expect(page.getByText('broken start')).toHaveCount(0);
      // By then a page that renders has registered its service worker, and a chunk that failed to load has been retried.
      await page.clock.runFor(30_000);
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
      expect(asked).toBe(1);
      await page.unroute(CODE);
      await again.click();
      await expect(
        path === '/' ? ALIVE['/']!(page) : page.getByRole('button', { name: '登录', exact: true }),
      ).toBeVisible();
    });
  }
});

test.describe('code that does not come', () => {
  test.use({ tolerated: /ERR_FAILED|imported module/ });

  test('is told of once it was retried', async ({ page }) => {
    let asked = 0;
    await page.route(CODE, (route) => {
      asked += 1;
      return route.abort();
    });
    await page.clock.install();
    await page.goto('/login');
    const again = page.getByRole('button', { name: '重新加载' });
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(again).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(asked).toBeGreaterThan(1);
  });
});
