import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { fillLogin, homeGame, signIn } from './fixtures/steps.ts';

const scroller = (page: Page) => page.locator('[data-scroller]:visible');

const scrolledTo = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop));

const scrollTo = (page: Page, top: number) =>
  scroller(page).evaluate((element, to) => element.scrollTo({ top: to, behavior: 'instant' }), top);

const bottomBar = (page: Page) => page.getByRole('navigation', { name: '主导航' });

const tapEntry = (page: Page, name: string) => bottomBar(page).getByRole('link', { name }).click();

test('an unknown path leads home, and Back leads past it; an unknown type is 全部, an unknown game says so', async ({
  page,
}) => {
  await page.goto('/games/no-such-type');
  await expect(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('link', { name: /星海拾荒者/ }).first()).toBeVisible();
  await page.goto('/no/such/page?x=1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/games/no-such-type');
  for (const id of ['unknown', '..%2f..%2fuser', '%E6%B8%B8']) {
    await page.goto(`/detail/${id}`);
    await expect(page.getByText('游戏不存在或已下架')).toBeVisible();
  }
});

test('the header offers login to a visitor, and avatar and messages to a person', async ({ page }) => {
  await page.goto('/games');
  const banner = page.locator('[data-right]');
  await banner.getByRole('link', { name: '登录/注册' }).click();
  await fillLogin(page, 'vip01');
  await expect(page).toHaveURL('/games');
  await expect(banner.getByRole('link', { name: '消息，3条未读' })).toHaveAttribute('href', '/message');
  await expect(banner.getByRole('link', { name: '登录/注册' })).toHaveCount(0);
  await banner.getByRole('link', { name: '我的' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(banner).toHaveCount(0);
});

test.describe('with an app to download', () => {
  test.use({ serverEnv: { PORTAL_PACKAGE: '1' } });

  test('the header offers it to everybody', async ({ page }) => {
    await signIn(page, 'poor01');
    await page.goto('/');
    const right = page.locator('[data-right]');
    await expect(right.getByRole('link')).toHaveText(['下载APP']);
    await right.getByRole('link').click();
    await expect(page).toHaveURL('/download');
    await expect(page.getByRole('button', { name: '安卓下载' })).toBeEnabled();
  });
});

test('five entries lead to the main pages; the current one, tapped again, leads to the top and then reads anew', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await expect(bottomBar(page).getByRole('link')).toHaveText(['首页', '广场', '漫画', '游戏', '我的']);
  for (const [name, path] of [
    ['游戏', '/games'],
    ['我的', '/profile'],
    ['首页', '/'],
  ] as const) {
    await tapEntry(page, name);
    await expect(page).toHaveURL(path);
    await expect(bottomBar(page).locator('[aria-current="page"]')).toHaveText(name);
  }
  const asked = watch.calls('/api/v1/home').length;
  await scrollTo(page, 300);
  await tapEntry(page, '首页');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  expect(watch.calls('/api/v1/home')).toHaveLength(asked);
  await tapEntry(page, '首页');
  await expect.poll(() => watch.calls('/api/v1/home').length).toBe(asked + 1);
});

test('an entry is current from the tap on, while its page is still on its way; it goes back with whoever stays', async ({
  page,
}) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/assets/SquareRoute-*.js', async (route) => {
    await sent;
    await route.continue();
  });
  const current = bottomBar(page).locator('[aria-current="page"]');
  await page.goto('/');
  await expect(homeGame(page)).toBeVisible();
  await tapEntry(page, '广场');
  await expect(current).toHaveText('广场');
  await expect(page).toHaveURL('/');
  const steps = await page.evaluate(() => history.length);
  await tapEntry(page, '首页');
  await expect(current).toHaveText('首页');
  await expect(homeGame(page)).toBeVisible();

  await tapEntry(page, '广场');
  await expect(current).toHaveText('广场');
  send();
  await expect(page).toHaveURL('/square');
  await expect(current).toHaveText('广场');
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test('pages left come back as they were; a page opened anew begins at its top', async ({ page, watch }) => {
  await page.goto('/');
  await expect(homeGame(page)).toBeVisible();
  await scrollTo(page, 240);
  await tapEntry(page, '游戏');
  await expect(page.getByRole('tab', { name: '全部' })).toBeVisible();
  await tapEntry(page, '首页');
  await expect.poll(() => scrolledTo(page)).toBe(240);

  // In sight where the page stands, so that the tap itself scrolls nothing.
  const openDetail = () =>
    page
      .getByRole('link', { name: /一笔成画/ })
      .first()
      .click();
  await openDetail();
  await expect(page.getByText('游戏介绍')).toBeVisible();
  expect(await scrolledTo(page)).toBe(0);
  await scrollTo(page, 180);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolledTo(page)).toBe(240);
  await page.goForward();
  await expect(page).toHaveURL(/\/detail\//);
  await expect.poll(() => scrolledTo(page)).toBe(180);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL('/');
  await openDetail();
  await expect(page.getByText('游戏介绍')).toBeVisible();
  expect(await scrolledTo(page)).toBe(0);
  expect(watch.calls('/api/v1/home')).toHaveLength(1);
});

test('the root font follows the width, up to twice its size', async ({ page }) => {
  await page.goto('/login');
  for (const [width, size] of [
    [320, 13.65],
    [375, 16],
    [750, 32],
    [800, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 812 });
    expect(await rootFont(page)).toBeCloseTo(size, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

const rootFont = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test.describe('on a desktop', { tag: '@slow' }, () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  const nearestLayer = (page: Page) =>
    page.locator('[data-depth="1"]').evaluate((layer) => getComputedStyle(layer).transform);

  test('the shell is 520 wide, centred, and its font with it; nothing moves for who wants no motion', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await page.locator('[data-layout]').boundingBox()).toMatchObject({ x: 460, width: 520, height: 900 });
    expect(await rootFont(page)).toBeCloseTo(22.19, 1);
    await page.mouse.move(820, 450);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await nearestLayer(page)).toBe('none');
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('the landscape follows the mouse by 0.3', async ({ page }) => {
      await page.goto('/');
      const moved = async () => {
        await page.mouse.move(820, 350);
        return nearestLayer(page);
      };
      await expect.poll(moved).toBe('matrix(1, 0, 0, 1, 30, -30)');
    });
  });
});
