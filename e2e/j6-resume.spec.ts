import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { openControls, pageBox, placeKept, readTo, readToEnd, strip, topOfPage } from './fixtures/reader.ts';
import { logIn, signIn } from './fixtures/steps.ts';

/** How far a picture may stand from where it was left, in CSS px (product J6). */
const TOLERANCE = 24;

const BOOK = '/bookinfo/2001';
const CHAPTER_3 = '/readbook/2001/2001-3';

const resumeLink = (page: Page) => page.getByRole('link', { name: /^(继续|开始)阅读/ });

async function expectSamePlace(page: Page, number: number, top: number): Promise<void> {
  await expect(pageBox(page, number)).toBeVisible();
  expect(Math.abs((await topOfPage(page, number)) - top)).toBeLessThanOrEqual(TOLERANCE);
}

test('J6 a chapter resumes at the same picture: after Back, after a reload, and with late pictures', async ({
  page,
}) => {
  await page.goto(BOOK);
  await page.goto(CHAPTER_3);
  await readTo(page, 7);
  const top = await topOfPage(page, 7);

  await test.step('the book says where one stopped, and leads there', async () => {
    await page.goto(BOOK);
    await expect(resumeLink(page)).toHaveText(/继续阅读 第3话/);
    await resumeLink(page).click();
    await expect(page).toHaveURL(CHAPTER_3);
    await expectSamePlace(page, 7, top);
    await expect(page.getByText('已为您跳转到上次阅读位置')).toBeVisible();
  });

  await test.step('a reload too', async () => {
    await page.reload();
    await expectSamePlace(page, 7, top);
  });

  await test.step('and on a slow network, before and after the pictures have come', async () => {
    const network = Promise.withResolvers<void>();
    await page.route('**/demo/comics/*/pages/*', async (route) => {
      await network.promise;
      await route.continue();
    });
    await page.reload();
    await expectSamePlace(page, 7, top);
    await page.waitForTimeout(300);
    network.resolve();
    await expect(page.getByRole('img', { name: '第7页' })).toBeVisible();
    await expectSamePlace(page, 7, top);
  });
});

test('J6 in a book of long strips, and on another width, the same part of the picture stands in the middle', async ({
  page,
}) => {
  await page.goto('/readbook/2006/2006-1');
  await readTo(page, 1, 0.7);
  const top = await topOfPage(page, 1);
  await expect.poll(async () => (await placeKept(page, '2006'))?.offset).toBeCloseTo(0.7, 2);
  await page.reload();
  await expectSamePlace(page, 1, top);

  await page.setViewportSize({ width: 812, height: 375 });
  await expect
    .poll(() =>
      pageBox(page, 1).evaluate(
        (box) => (innerHeight / 2 - box.getBoundingClientRect().top) / box.getBoundingClientRect().height,
      ),
    )
    .toBeCloseTo(0.7, 2);
});

test('J6 reading an earlier chapter again moves 继续阅读 there, for an account on another device too', async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, 'rich01');
  await page.goto('/readbook/2001/2001-1');
  await readTo(page, 2, 0.3);
  const top = await topOfPage(page, 2);
  await page.goto(BOOK);
  await expect(resumeLink(page)).toHaveText(/继续阅读 第1话/);

  const elsewhere = await browser.newContext({ baseURL: portal.origin, viewport: { width: 375, height: 812 } });
  const other = await elsewhere.newPage();
  await logIn(other, 'rich01');
  await expect(async () => {
    await other.goto('/readbook/2001/2001-1');
    await expectSamePlace(other, 2, top);
  }).toPass();
  await elsewhere.close();
});

test.describe('a picture that fails', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('J6 one image fails: only it offers a retry, and comes with it', async ({ page }) => {
    let fails = true;
    await page.route('**/demo/comics/*/pages/08b7724f70add859dfd1.webp', (route) =>
      fails ? route.abort() : route.continue(),
    );
    await page.goto(CHAPTER_3);
    const retry = page.getByRole('button', { name: '图片加载失败，点击重试' });
    await expect(retry).toHaveCount(1);
    const height = await strip(page).evaluate((scroller) => scroller.scrollHeight);
    fails = false;
    await readTo(page, 2);
    await retry.click();
    await expect(page.getByRole('img', { name: '第2页' })).toBeVisible();
    expect(await strip(page).evaluate((scroller) => scroller.scrollHeight)).toBe(height);
  });
});

test('J6 the end opens nothing by itself, and Back leaves the reader in one step after three chapters', async ({
  page,
}) => {
  await page.goto(BOOK);
  await resumeLink(page).click();
  await expect(page).toHaveURL('/readbook/2001/2001-1');
  await readToEnd(page);
  await expect(page.getByRole('heading', { name: '本话完' })).toBeInViewport();
  await page.waitForTimeout(1500);
  await expect(page).toHaveURL('/readbook/2001/2001-1');

  await page.getByRole('region', { name: '本话结尾' }).getByRole('button', { name: '下一话' }).click();
  await expect(page).toHaveURL('/readbook/2001/2001-2');
  for (const no of [3, 4]) {
    await openControls(page);
    await page.getByRole('region', { name: '阅读设置' }).getByRole('button', { name: '下一话' }).click();
    await expect(page).toHaveURL(`/readbook/2001/2001-${no}`);
    // Read is what was shown: an address alone is no place.
    await expect(page.getByRole('main', { name: new RegExp(`^第${no}话`) })).toBeVisible();
    await expect(page.getByRole('img', { name: '第1页' })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(BOOK);
  await expect(resumeLink(page)).toHaveText(/继续阅读 第4话/);
});
