import type { Page } from '@playwright/test';
import { BUILD_HEADER } from '#domain/build.ts';
import { buildShown, keptIn, test, waitUntilKept } from './fixtures/deployment.ts';
import { expect } from './fixtures/portal.ts';
import { signIn } from './fixtures/steps.ts';

// What only an answer brings: the rest stands in the document, where a tap would not yet be the portal's.
const homeFace = (page: Page) =>
  page
    .getByRole('main', { name: '首页' })
    .getByRole('link', { name: /星海拾荒者/ })
    .first();
const gamesFace = (page: Page) => page.getByRole('tabpanel').getByRole('link', { name: /星海拾荒者/ });
/** A page whose code does not come with the first, as that of the bar's own does. */
const welfare = (page: Page) => page.getByRole('link', { name: /去福利中心/ });
const welfareFace = (page: Page) => page.getByRole('main', { name: '福利中心' });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });

/** Documents the page has asked for from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += !request.serviceWorker() && request.isNavigationRequest() ? 1 : 0));
  return () => loads;
}

async function visitHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(homeFace(page)).toBeVisible();
  await waitUntilKept(page);
}

test.describe('without a network', () => {
  test.use({ tolerated: /ERR_|Failed to (load|fetch)|DownloadDialogs/ });

  test('a page visited before opens, says what is wrong, and fills itself once the network is back', async ({
    page,
    context,
    portal,
  }) => {
    await visitHome(page);
    await entry(page, '游戏').click();
    await expect(gamesFace(page)).toBeVisible();
    await waitUntilKept(page);
    await context.setOffline(true);
    await page.goto(`${portal.origin}/games/rpg?keyword=x`);
    await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /重试|重新加载/ })
        .first(),
    ).toBeVisible();
    await expect(entry(page, '首页')).toBeVisible();
    await page.goto('/');
    await context.setOffline(false);
    await expect(homeFace(page)).toBeVisible();
  });

  test('an address never visited opens the shell, also when the server is gone', async ({ page, context, portal }) => {
    await visitHome(page);
    await portal.stop();
    await context.setOffline(true);
    await page.goto('/bookinfo/1?from=x');
    await expect(page.getByText('页面没有加载出来')).toBeVisible();
    await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible();
    const picture = page.locator('img[src="/demo/empty/error.svg"]');
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });
});

test('a document drawn for every comic serves the next one too', { tag: '@slow' }, async ({ page, deployment }) => {
  await visitHome(page);
  await page.goto('/bookinfo/2003');
  await expect(page.getByRole('heading', { name: '第七号食堂' })).toBeVisible();
  await waitUntilKept(page);
  deployment.removeAssets();
  const document = await page.goto('/bookinfo/2004');
  expect(await document?.text()).toContain('data-prerendered="bookinfo"');
  await expect(page.getByRole('heading', { name: '山海小学堂' })).toBeVisible();
});

test('a second visit asks the network for no code', async ({ page, context, deployment }) => {
  await visitHome(page);
  deployment.removeAssets();
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto('/?again');
  await expect(homeFace(page)).toBeVisible();
});

test('what is kept is the same for everybody: no call, no picture of somebody, no query', async ({ page }) => {
  await visitHome(page);
  await signIn(page, 'rich01');
  await page.goto('/square?code=PRIVATE');
  await expect(page.getByRole('article').first()).toBeVisible();
  await waitUntilKept(page);
  const { addresses } = await keptIn(page);
  const foreign = addresses.filter(
    (address) =>
      !/^\/(assets\/[\w.-]+|shell\.html|square|login|logo\.svg|demo\/empty\/(error|login)\.svg)?$/.test(address),
  );
  expect(foreign).toEqual([]);
});

/** Which of the bar's pages the page has asked the code of. */
function watchBarPages(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  return () =>
    ['Animate', 'Games', 'Square', 'Profile'].filter((route) =>
      [...asked].some((path) => path.startsWith(`/assets/${route}Route`) && path.endsWith('.js')),
    );
}

test('the code of the bar’s pages comes with the first, and a tap asks for no more', { tag: '@slow' }, async ({
  page,
}) => {
  const asked = watchBarPages(page);
  await visitHome(page);
  await expect.poll(asked).toHaveLength(4);
  await page.waitForLoadState('networkidle');
  const later: string[] = [];
  page.on('request', (request) => later.push(new URL(request.url()).pathname));
  await entry(page, '我的').click();
  await expect(page.getByRole('main', { name: '我的' })).toBeVisible();
  // But for what every dialog stands on, which a page brings when it is quiet.
  expect(later.filter((path) => path.startsWith('/assets/') && !path.includes('ModalBox'))).toEqual([]);
});

test.describe('for who saves data', () => {
  test.use({ savesData: true });

  test('it does not', { tag: '@slow' }, async ({ page }) => {
    const asked = watchBarPages(page);
    await visitHome(page);
    // By then it would have come.
    await page.waitForTimeout(3000);
    expect(asked()).toEqual([]);
  });
});

/** What the browser says of code and styles that are gone. */
const MISSING = /404|MIME type|WelfareRoute/;

test.describe('a deploy', () => {
  test('leaves an open page working, its next step leads to the new build, and nothing old stays', async ({
    page,
    context,
    deployment,
  }) => {
    await visitHome(page);
    await entry(page, '游戏').click();
    await expect(gamesFace(page)).toBeVisible();
    const old = await buildShown(page);
    const loads = countLoads(page);
    deployment.deployNext();
    const search = page.getByRole('searchbox', { name: '搜索游戏' });
    await search.fill('拾荒');
    await search.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: /云端列车/ })).toHaveCount(0);
    await expect(gamesFace(page)).toBeVisible();
    expect([loads(), await buildShown(page)]).toEqual([0, old]);
    await entry(page, '首页').click();
    await expect(homeFace(page)).toBeVisible();
    await expect.poll(loads).toBe(1);
    expect(await buildShown(page)).toBe(deployment.build());
    await page.goBack();
    await expect(page).toHaveURL(/\/games/);
    await expect(gamesFace(page)).toBeVisible();
    const documents = async () => (await keptIn(page)).stores.filter((name) => name.startsWith('portal-documents'));
    await expect.poll(documents).toEqual([`portal-documents-${deployment.build()}`]);
    await page.goto('/');
    await expect(homeFace(page)).toBeVisible();
    await waitUntilKept(page);
    await page.close();
    deployment.removeAssets();
    const later = await context.newPage();
    await visitHome(later);
    expect(await buildShown(later)).toBe(deployment.build());
    // No page of the old build is open any more: what belongs to it alone is gone.
    const oldAssets = async () =>
      (await keptIn(later)).addresses.filter((path) => path.startsWith('/assets/') && !path.includes('-next'));
    await expect.poll(oldAssets).toEqual([]);
  });

  test('of which the page opened from its kept copy knows nothing: it is loaded anew at once, and once', async ({
    page,
    deployment,
  }) => {
    await visitHome(page);
    await page.goto('about:blank');
    deployment.deployNext();
    const loads = countLoads(page);
    await page.goto('/', { waitUntil: 'commit' });
    // Nothing is asked of the page before: to the browser that would be a person's touch.
    await expect.poll(loads).toBe(2);
    await expect.poll(() => buildShown(page)).toBe(deployment.build());
    await expect(homeFace(page)).toBeVisible();
    await entry(page, '游戏').click();
    await expect(gamesFace(page)).toBeVisible();
    expect(loads()).toBe(2);
  });

  test.describe('whose server no longer has the code of the next page', () => {
    test.use({ tolerated: MISSING });

    test('reloads the page once, past the kept copy, into the new build', async ({ page, deployment }) => {
      await visitHome(page);
      const loads = countLoads(page);
      deployment.deployNext();
      // The page learns of the deploy by nothing but the missing code.
      await page.route('**/api/**', async (route) => {
        const answer = await route.fetch();
        const { [BUILD_HEADER.toLowerCase()]: _build, ...headers } = answer.headers();
        await route.fulfill({ response: answer, headers });
      });
      await welfare(page).click();
      await expect.poll(loads).toBe(1);
      await expect(homeFace(page)).toBeVisible();
      expect(await buildShown(page)).toBe(deployment.build());
      await welfare(page).click();
      await expect(welfareFace(page)).toBeVisible();
      expect(loads()).toBe(1);
    });
  });

  test('without a worker ends it, and what it kept is gone', { tag: '@slow' }, async ({ page, deployment }) => {
    await visitHome(page);
    deployment.removeWorker();
    await page.goto('/?again');
    await expect(homeFace(page)).toBeVisible();
    await expect.poll(() => keptIn(page).then(({ stores }) => stores)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)))
      .toBe(0);
  });
});

test.describe('a browser that fails', { tag: '@slow' }, () => {
  const REFUSE = "() => Promise.reject(new DOMException('blocked', 'SecurityError'))";

  test.use({ tolerated: MISSING });

  test('to register the worker, or to open its storage, leaves the portal as it is', async ({ page, deployment }) => {
    await page.addInitScript(
      `navigator.serviceWorker.register = ${REFUSE}; Object.defineProperty(window, 'caches', { get() { throw new Error('blocked'); } })`,
    );
    await page.goto('/');
    const loads = countLoads(page);
    await expect(homeFace(page)).toBeVisible();
    deployment.deployNext();
    await welfare(page).click();
    await expect.poll(loads).toBe(1);
    await expect.poll(() => buildShown(page)).toBe(deployment.build());
    // Whether the missing code or an answer told of the deploy first decides where the page is now.
    await expect(homeFace(page).or(welfareFace(page))).toBeVisible();
    await entry(page, '游戏').click();
    await expect(gamesFace(page)).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('to read what the worker kept asks the network instead', async ({ page, deployment }) => {
    deployment.beginWorkerWith(`CacheStorage.prototype.match = ${REFUSE};`);
    await page.goto('/');
    await expect(homeFace(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.goto('/?again');
    await expect(homeFace(page)).toBeVisible();
    await entry(page, '游戏').click();
    await expect(gamesFace(page)).toBeVisible();
  });
});
