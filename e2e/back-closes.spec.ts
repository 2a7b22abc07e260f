import type { Page } from '@playwright/test';
import { ALIVE } from './fixtures/prerenderedPages.ts';
import { expect, test } from './fixtures/portal.ts';
import { anyDialog, chooseTab, dialog, signIn } from './fixtures/steps.ts';

/** DG.P7: Back closes what lies on top; only the next Back leaves the page. */

const firstPicture = (page: Page) => page.getByRole('button', { name: '查看图片 1' }).first();

/** Opens the square from the front page, so that Back has somewhere to go. */
async function openSquare(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '广场' }).click();
}

/** Opens the tab of the square whose posts have pictures. */
async function openPictures(page: Page): Promise<void> {
  await openSquare(page);
  await chooseTab(page, '晒图');
  await expect(firstPicture(page)).toBeVisible();
}

async function openPost(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/post\//);
  await expect(page.getByRole('button', { name: '说点什么…' })).toBeVisible();
}

/** Something is open over the page; Back takes it away and nothing else. */
async function expectBackCloses(page: Page, name: string): Promise<void> {
  const before = page.url();
  await expect(dialog(page, name)).toBeVisible();
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  expect(page.url()).toBe(before);
}

test('on the square: viewer, share sheet, menu, report and the question before 取消关注', async ({ page }) => {
  await signIn(page, 'rich01');
  await openPictures(page);

  await firstPicture(page).click();
  await expectBackCloses(page, '图片预览');

  await page.getByRole('button', { name: '分享' }).first().click();
  await expectBackCloses(page, '分享');

  await page
    .getByRole('button', { name: /^更多操作/ })
    .first()
    .click();
  await expectBackCloses(page, '更多操作');

  await page
    .getByRole('button', { name: /^更多操作/ })
    .first()
    .click();
  await page.getByRole('button', { name: '举报' }).click();
  await expectBackCloses(page, '举报');

  await page
    .getByRole('button', { name: /^\+关注/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^已关注/ })
    .first()
    .click();
  await expectBackCloses(page, '取消关注');

  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('on a post: viewer and share sheet, then the page itself', async ({ page }) => {
  await openPictures(page);
  const square = page.url();
  await openPost(page);

  await firstPicture(page).click();
  await expectBackCloses(page, '图片预览');

  await page.getByRole('button', { name: '分享' }).first().click();
  await expectBackCloses(page, '分享');

  await page.goBack();
  await expect(page).toHaveURL(square);
});

test('one’s own way back is not held up: a post deleted on its page leads back to the square', async ({
  page,
  portal,
}) => {
  const { api } = await portal.as('rich01');
  const [tag] = await api.square.tags();
  const content = `写完就删的一帖 ${Date.now()}`;
  await api.square.publishPost({ tagId: tag?.id ?? '', content, images: [], requestId: crypto.randomUUID() });

  await signIn(page, 'rich01');
  await openSquare(page);
  await page.getByRole('button', { name: '最新' }).click();
  await page.getByRole('link', { name: content }).click();
  await expect(page).toHaveURL(/\/post\//);

  const askToDelete = async () => {
    await page.getByRole('button', { name: '更多操作', exact: true }).click();
    await page.getByRole('button', { name: '删除帖子' }).click();
  };
  await askToDelete();
  await expectBackCloses(page, '删除帖子');

  await askToDelete();
  await dialog(page, '删除帖子').getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL('/square');
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: content })).toHaveCount(0);
});

test.describe('on the page a visit begins with', () => {
  const share = (page: Page) => page.getByRole('button', { name: '分享' }).first().click();

  async function begin(page: Page, path: string): Promise<void> {
    await page.goto('/faq');
    await page.goto(path);
    await expect(ALIVE[path]!(page)).toBeVisible();
  }

  test('Back closes what is open, however often; the next one leaves in one step', async ({ page }) => {
    await begin(page, '/square');
    for (let time = 0; time < 2; time += 1) {
      await share(page);
      await expectBackCloses(page, '分享');
    }
    await share(page);
    await expect(dialog(page, '分享')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(anyDialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await page.goForward();
    await expect(page).toHaveURL('/square');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('no page is behind it for 返回, and what is opened from it leads back to it as it was left', async ({
    page,
  }) => {
    await begin(page, '/square');
    await chooseTab(page, '晒图');
    await firstPicture(page).click();
    await expectBackCloses(page, '图片预览');
    const left = page.url();
    await chooseTab(page, '求助');
    const onTag = page.url();
    expect(onTag).not.toBe(left);
    await openPost(page);
    await page.goBack();
    await expect(page).toHaveURL(onTag);
    await page.goBack();
    await expect(page).toHaveURL('/faq');

    await begin(page, '/post/p1214');
    await share(page);
    await expectBackCloses(page, '分享');
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL('/square');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });
});
