import type { Page } from '@playwright/test';
import { ALIVE, PRERENDERED, openPrerendered } from './fixtures/prerenderedPages.ts';
import { holdCode, holdFiles } from './fixtures/heldFiles.ts';
import { expect, test } from './fixtures/portal.ts';
import { anyDialog, logIn, painted, signIn } from './fixtures/steps.ts';

/** Marks what was prerendered, so that it is known again. */
const markPrerendered = (page: Page) =>
  page
    .locator('#root main')
    .first()
    .evaluate((main) => Object.assign(main, { isPrerendered: true }));

const isHydrated = (page: Page) =>
  page
    .locator('#root main')
    .first()
    .evaluate((main) => 'isPrerendered' in main);

/** Marks the document, so that one loaded in its place is known. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(document, { isFirst: true }));

const isSameDocument = (page: Page) => page.evaluate(() => 'isFirst' in document);

/** How much of the page has moved by itself. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

test('chapters that come after their book push nothing down', async ({ page }) => {
  const shifted = await watchShifts(page);
  const release = await holdFiles(page, '**/chapter/list*');
  await page.goto('/bookinfo/2003');
  await expect(ALIVE['/bookinfo/2003']!(page)).toBeVisible();
  // A shift is one between two frames, and is told of after the second.
  await painted(page);
  await release();
  await expect(page.getByRole('heading', { name: '同类推荐' })).toBeVisible();
  await painted(page);
  expect(await shifted()).toBeLessThanOrEqual(0.01);
});

test('every chunk a prerendered page starts with bids the engine compile it as it loads, in its first line, and no other', async ({
  page,
  request,
}) => {
  const HINT = /^\/\/# allFunctionsCalledOnLoad\n/;
  const arrived = page.waitForRequest(/\/assets\/HomeRoute/);
  await page.goto('/');
  await arrived;
  const files = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href),
  );
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(await (await request.get(file)).text(), file).toMatch(HINT);
  const later = page.waitForRequest(/\/assets\/FaqRoute[^/]*\.js/);
  await page.goto('/faq');
  expect(await (await request.get((await later).url())).text()).not.toMatch(HINT);
});

/** What animates on the page, and which element has two animations of one property, so that both are left to the main thread. */
const animated = (page: Page) =>
  page.evaluate(() => {
    const known = new Map<Element, string[]>();
    for (const { effect } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || !effect.target) continue;
      const properties = Object.keys(effect.getKeyframes()[0]!).filter(
        (name) => !/offset|easing|composite/i.test(name),
      );
      const own = properties.map((name) => `${effect.pseudoElement ?? ''} ${name}`);
      known.set(effect.target, [...(known.get(effect.target) ?? []), ...own]);
    }
    const twice = [...known].filter(([, names]) => new Set(names).size < names.length);
    return {
      some: known.size > 0,
      twice: twice.map(([{ outerHTML }, names]) => `${outerHTML.slice(0, 80)} ${names.join()}`),
    };
  });

test('placeholders breathe beside the main thread', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await holdCode(page);
  await page.goto('/square', { waitUntil: 'commit' });
  await expect.poll(() => animated(page)).toEqual({ some: true, twice: [] });
  await release();
});

/** One that begins with cards, one with a list, one with a text. */
const QUICK = ['/', '/games', '/post/p1214'];

for (const path of PRERENDERED) {
  test.describe(path, { tag: QUICK.includes(path) ? [] : '@slow' }, () => {
    test('stands before any code, with nothing out of place afterwards', async ({ page }) => {
      const shifted = await watchShifts(page);
      const release = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#root main').first()).toBeVisible();
      await markPrerendered(page);
      await release();
      await expect(ALIVE[path]!(page)).toBeVisible();
      expect(await isHydrated(page), 'the page was hydrated').toBe(true);
      expect(await page.locator('[data-inline-style]').count()).toBe(0);
      expect(await shifted()).toBeLessThanOrEqual(0.01);
    });

    test('is rendered anew for somebody logged in, without a moment of nothing', async ({ page }) => {
      await signIn(page, 'vip01');
      const release = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await markPrerendered(page);
      await page.evaluate(() => {
        const root = document.querySelector('#root')!;
        const seen = { empty: false };
        Object.assign(window, { seen });
        new MutationObserver(() => (seen.empty ||= root.querySelector('main') === null)).observe(root, {
          childList: true,
          subtree: true,
        });
      });
      await release();
      await expect(ALIVE[path]!(page)).toBeVisible();
      expect(await isHydrated(page)).toBe(false);
      expect(await page.evaluate(() => (window as unknown as { seen: { empty: boolean } }).seen.empty)).toBe(false);
    });
  });
}

for (const who of ['a visitor', 'vip01']) {
  /** Typing is heard by the document, which knows nobody; what is tapped is done by the page, which does. */
  const tag = who === 'vip01' ? '@slow' : [];

  test(`what ${who} types before the code has come is searched for afterwards`, { tag }, async ({ page }) => {
    if (who === 'vip01') await signIn(page, who);
    const release = await holdCode(page);
    await openPrerendered(page, '/games');
    const field = page.getByRole('searchbox');
    await field.pressSequentially('星海');
    await field.press('Enter');
    await release();
    await expect(page).toHaveURL(/keyword=%E6%98%9F%E6%B5%B7/);
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(1);
    await expect(field).toHaveValue('星海');
  });

  test(`what ${who} taps before the code has come is done afterwards, once`, async ({ page }) => {
    if (who === 'vip01') await signIn(page, who);
    const release = await holdCode(page);
    await openPrerendered(page, '/square');
    const newest = page.getByRole('button', { name: '最新' });
    await newest.dblclick();
    await release();
    await expect(ALIVE['/square']!(page)).toBeVisible();
    await expect(newest).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '最热' }).click();
    await expect(newest).toHaveAttribute('aria-pressed', 'false');
    // A page opened later hears nothing of it.
    await page.getByRole('link', { name: '首页' }).click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(newest).toHaveAttribute('aria-pressed', 'false');
  });

  test(`a link ${who} taps before the code has come is followed at once, and Back there closes a sheet`, async ({
    page,
  }) => {
    if (who === 'vip01') await logIn(page, who);
    const release = await holdCode(page);
    await openPrerendered(page, '/');
    await markDocument(page);
    await page.getByRole('link', { name: '活动', exact: true }).click();
    // The code is held back still.
    await expect(page).toHaveURL('/activity');
    await release();
    await page.getByRole('link', { name: /夏日连签季/ }).click();
    await expect(anyDialog(page)).toBeVisible();
    await page.goBack();
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/activity');
    expect(await isSameDocument(page)).toBe(false);
  });

  test(`what ${who} types but does not send stays in the field`, { tag }, async ({ page }) => {
    if (who === 'vip01') await signIn(page, who);
    const release = await holdCode(page);
    await openPrerendered(page, '/games');
    const field = page.getByRole('searchbox');
    await field.pressSequentially('星海');
    await release();
    await expect(ALIVE['/games']!(page)).toBeVisible();
    await expect(field).toHaveValue('星海');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL('/games');
  });
}

test('a link to a prerendered document tapped before the code has come leads there at once, and back', async ({
  page,
}) => {
  const release = await holdCode(page);
  await openPrerendered(page, '/');
  await markDocument(page);
  await page.getByRole('link', { name: '下载APP' }).click();
  // The code is held back still.
  await expect(page).toHaveURL('/download');
  await expect(page.locator('#root[data-prerendered=download] main').first()).toBeVisible();
  await release();
  await expect(ALIVE['/download']!(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL('/');
  await expect(ALIVE['/']!(page)).toBeVisible();
});

/** What the portal's own links bear, and what WeChat, QQ, browsers and campaigns append to them. */
const ENTRIES = [
  '?inviteCode=ABCD12',
  '?code=spring',
  '?inviteCode=ABCD12&from=singlemessage&isappinstalled=0&nsukey=x%2Fy%3D',
  '?utm_source=qq&utm_medium=social&spm=a.b',
];

for (const path of PRERENDERED) {
  test(`${path} begins by a link as by its bare address`, { tag: QUICK.includes(path) ? [] : '@slow' }, async ({
    page,
    watch,
  }) => {
    let bare: string[] | undefined;
    for (const query of ['', ...ENTRIES]) {
      const before = watch.calls('/').length;
      const release = await holdCode(page);
      const asked = path === '/download' ? undefined : page.waitForRequest('**/api/**');
      await page.goto(path + query, { waitUntil: 'commit' });
      await asked;
      await expect(page.locator('#root main').first()).toBeVisible();
      await markPrerendered(page);
      await release();
      await expect(ALIVE[path]!(page)).toBeVisible();
      expect(await isHydrated(page), `${query} is hydrated`).toBe(true);
      await page.waitForLoadState('networkidle');
      const calls = watch
        .calls('/')
        .slice(before)
        .map((call) => `${call.method} ${call.path}`)
        .sort();
      bare ??= calls;
      expect(calls, `${query} asks what the bare address asks, once`).toEqual(bare);
    }
  });
}

test('the channel of the address is that of what is asked ahead of the code', async ({ page }) => {
  const release = await holdCode(page);
  const asked = page.waitForRequest('**/web/game/detail');
  await page.goto('/detail/1005?code=spring', { waitUntil: 'commit' });
  expect((await asked).postData()).toBe('appID=1005&channelID=spring');
  await release();
  await expect(ALIVE['/detail/1005']!(page)).toBeVisible();
});

test('a link with words of a chat behind it opens what it was made for, and its address is mended', async ({
  page,
}) => {
  for (const address of ['/post/p1214%EF%BC%8C%E5%BF%AB%E6%9D%A5%E7%9C%8B', '/post/p1214%E5%BF']) {
    await page.goto(`${address}?inviteCode=ABCD12`);
    await expect(ALIVE['/post/p1214']!(page)).toBeVisible();
    await expect(page).toHaveURL('/post/p1214?inviteCode=ABCD12');
  }
  for (const address of ['/post/%E5%BF', '/%']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(ALIVE['/']!(page)).toBeVisible();
  }
});

test('what the page begins with is asked for before the code has come, once, and as who is here', async ({
  page,
  watch,
}) => {
  await signIn(page, 'vip01');
  const before = watch.calls('/api/v1/home').length;
  const release = await holdCode(page);
  const asked = page.waitForRequest('**/api/v1/home');
  await page.goto('/', { waitUntil: 'commit' });
  expect((await asked).headers()['token']).toMatch(/./);
  await release();
  await expect(ALIVE['/']!(page)).toBeVisible();
  expect(watch.calls('/api/v1/home').length - before).toBe(1);
});

test('what is read by posting is asked for before the code has come as well, once, and as of the channel one came by', async ({
  page,
  watch,
}) => {
  await page.goto('/faq?code=spring');
  // The code is run after the document is loaded, and it is the code that keeps the channel.
  await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('spring')));
  const release = await holdCode(page);
  const asked = page.waitForRequest('**/web/game/detail');
  await page.goto('/detail/1005', { waitUntil: 'commit' });
  expect((await asked).postData()).toBe('appID=1005&channelID=spring');
  await release();
  await expect(ALIVE['/detail/1005']!(page)).toBeVisible();
  // The page stands as soon as the first of the two is there.
  await expect
    .poll(() =>
      watch
        .calls('/api/web/game/detail')
        .map(({ path }) => path)
        .sort(),
    )
    .toEqual(['/api/web/game/detail', '/api/web/game/detail/giftlist']);

  await page.goto('/games');
  await expect(ALIVE['/games']!(page)).toBeVisible();
  const asks = () => watch.calls('/api/web/game/list').length;
  await expect.poll(asks).toBe(2);
  await painted(page);
  expect(asks()).toBe(2);
});

test('an address with more in it than its page begins as that address says', async ({ page }) => {
  await page.goto('/games?keyword=%E6%98%9F');
  await expect(page.getByRole('searchbox')).toHaveValue('星');
  await page.goto('/games/unheard-of');
  await expect(page.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
});

test('a page that was not prerendered comes in the shell', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/faq', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  expect(await page.locator('#root').innerHTML()).toBe('');
  await release();
  await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible();
});

test.describe('a prerendered page whose portal does not load', () => {
  test.use({ tolerated: /react-|Failed to fetch/ });
  test('comes to life once it does, with what was tapped and typed meanwhile', async ({ page }) => {
    let isDown = true;
    let failures = 0;
    page.on('requestfailed', () => (failures += 1));
    await page.route('**/assets/react-*.js', (route) => (isDown ? route.abort() : route.continue()));
    await openPrerendered(page, '/games');
    const field = page.getByRole('searchbox');
    await field.pressSequentially('星海');
    await expect.poll(() => failures).toBeGreaterThan(0);
    // Longer than the code waits for the first paint.
    await page.waitForTimeout(500);
    isDown = false;
    await expect(ALIVE['/games']!(page)).toBeVisible();
    await expect(field).toHaveValue('星海');
  });
});

test.describe('a prerendered page whose chunk does not load', () => {
  test.use({ tolerated: /SquareRoute/ });
  test('is there by itself once it comes after all', async ({ page }) => {
    // The portal may ask while what the document asked ahead is on its way, and is told of that failure: asked for once, it fails once.
    await page.route('/square', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/(data-modules="[^"]*) [^" ]*SquareRoute[^" ]*/, '$1'),
      });
    });
    let asked = 0;
    await page.route('**/assets/SquareRoute*.js', (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto('/square');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(asked).toBe(2);
  });

  test('says so, and a tap asks again', async ({ page }) => {
    await page.route('**/assets/SquareRoute*.js', (route) => route.abort());
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto('/square');
    const retry = page.getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible();
    await page.unrouteAll();
    await retry.click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
