import type { Locator, Page } from '@playwright/test';
import { ALIVE, openPrerendered } from './fixtures/prerenderedPages.ts';
import { holdCode } from './fixtures/heldFiles.ts';
import { expect, test } from './fixtures/portal.ts';
import { signIn } from './fixtures/steps.ts';

/** The pictures the page asks for by script, ahead of whoever shows them. */
async function watchEarlyPictures(page: Page): Promise<() => Promise<(string | null)[]>> {
  await page.addInitScript(() => {
    const asked: HTMLImageElement[] = [];
    const { Image } = window;
    Object.assign(window, {
      asked,
      Image: function early() {
        return asked[asked.push(new Image()) - 1];
      },
    });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { asked: HTMLImageElement[] }).asked.map((picture) => picture.getAttribute('src')),
    );
}

for (const path of ['/', '/square', '/animate', '/detail/1001', '/post/p1214', '/bookinfo/2003']) {
  test(`${path} asks for its largest picture before any code, and once`, {
    tag: path === '/' ? [] : '@slow',
  }, async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(new URL(request.url()).pathname);
    });
    const early = await watchEarlyPictures(page);
    const release = await holdCode(page);
    await openPrerendered(page, path);
    await expect.poll(early).toHaveLength(1);
    // A request that is under way as the hold is lifted may never be told of.
    await expect.poll(() => pictures).toEqual(expect.arrayContaining(await early()));
    await release();
    const largest = await page.locator('main img[fetchpriority="high"]').first().getAttribute('src');
    expect(await early()).toEqual([largest]);
    await expect(ALIVE[path]!(page)).toBeVisible();
    expect(pictures.filter((picture) => picture === largest)).toHaveLength(1);
  });
}

/** Where a picture stands on the screen, and which it is. */
const shownAt = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const url =
        element instanceof HTMLImageElement
          ? element.src
          : /url\("(.*)"\)/.exec(getComputedStyle(element).backgroundImage)?.[1];
      return { box: [x, y, width, height].map(Math.round), path: url && new URL(url).pathname };
    });

for (const path of ['/', '/square', '/animate', '/detail/1005']) {
  test(`${path} shows its largest picture before any code, where the page shows it afterwards`, {
    tag: path === '/detail/1005' ? [] : '@slow',
  }, async ({ page }) => {
    const release = await holdCode(page);
    await openPrerendered(page, path);
    await expect.poll(async () => (await shownAt(page, '[data-slot="picture"]')).path).toBeTruthy();
    const early = await shownAt(page, '[data-slot="picture"]');
    await release();
    await expect(ALIVE[path]!(page)).toBeVisible();
    expect(await shownAt(page, 'main img[fetchpriority="high"]')).toEqual(early);
  });
}

/** Where an element begins. */
const beginOf = (element: Locator) =>
  element.evaluate((found) => {
    const { x, y } = found.getBoundingClientRect();
    return [x, y].map(Math.round);
  });

/** The words a list begins with, and the slot reserved for them. */
const LISTS = {
  '/games': { slot: '[data-slot="summary"]', words: '解谜 · 笔尖不离纸，把房子、猫和山连成一条线' },
  '/square': { slot: '[data-slot="content"]', words: '清晨的花田，阿福举着花的样子太乖了。' },
};

for (const [path, { slot, words }] of Object.entries(LISTS)) {
  for (const who of ['a visitor', 'vip01']) {
    test(`${path} says to ${who} what its list begins with before any code, where the list says it afterwards`, {
      tag: (path === '/square') === (who === 'vip01') ? [] : '@slow',
    }, async ({ page }) => {
      if (who === 'vip01') await signIn(page, who);
      const release = await holdCode(page);
      await openPrerendered(page, path);
      await expect(page.locator(slot).first()).toHaveText(words);
      const early = await beginOf(page.locator(slot).first());
      await release();
      await expect(page.locator(slot)).toHaveCount(0);
      expect(await beginOf(page.getByText(words).first())).toEqual(early);
    });
  }
}

test('/games, whose pictures are small, asks for none ahead', async ({ page }) => {
  const early = await watchEarlyPictures(page);
  await page.goto('/games');
  await expect(ALIVE['/games']!(page)).toBeVisible();
  expect(await early()).toEqual([]);
});
