import type { Page } from '@playwright/test';
import {
  compose,
  composerOn,
  expectComposed,
  PICTURES,
  PUBLISH_CALL,
  publishings,
  UPLOAD_CALL,
} from './fixtures/composer.ts';
import { scrolledTo, scroller } from './fixtures/lists.ts';
import { expect, test } from './fixtures/portal.ts';
import type { ServerView } from './fixtures/serverApi.ts';
import { dialog, fillLogin, logIn, settled, signIn } from './fixtures/steps.ts';

const POST = { text: '南瓜收了三百多个，配方表在第二张图。', tag: '攻略', pictures: PICTURES };

const toast = (page: Page, text: string) => page.locator('[data-toaster]').getByText(text);

/** 我的 → 退出登录, as a person does it. */
async function logOut(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /退出|确定/ })
    .click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('account'))).toBeNull();
}

/** An author's newest post, and how many have the words of `POST`. */
async function newestPost({ api }: ServerView) {
  const { records } = await api.square.ownPosts({ pageSize: 50 });
  return { newest: records[0], count: records.filter(({ content }) => content === POST.text).length };
}

test.describe('the draft', () => {
  test('survives a reload and a killed tab', async ({ page, context }) => {
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    await expect(page).toHaveTitle('晴屿 - 发布帖子');
    await compose(page, POST);
    await page.reload();
    await expectComposed(page, POST);

    // Typed, and the tab is gone at once.
    await composerOn(page).text.fill(`${POST.text}！`);
    await page.close();
    const anew = await context.newPage();
    await anew.goto('/postpage');
    await expectComposed(anew, { ...POST, text: `${POST.text}！` });
  });

  test('stays with its writer through logout, and is shown to nobody else', async ({ page }) => {
    const own = { ...POST, pictures: PICTURES.slice(0, 1) };
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    await compose(page, own);
    await logOut(page);
    await page.goto('/postpage');
    await expect(composerOn(page).text).toHaveValue('');
    await signIn(page, 'vip01');
    await page.goto('/postpage');
    await expect(composerOn(page).text).toHaveValue('');
    await expect(composerOn(page).pictures).toHaveCount(0);
    await logOut(page);
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    await expectComposed(page, own);
  });

  test('is said to be kept on leaving, and can be cleared', async ({ page }) => {
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    await compose(page, POST);
    await page.getByRole('button', { name: '返回' }).click();
    await expect(toast(page, '已存为草稿')).toBeVisible();
    await page.goto('/postpage');
    await expectComposed(page, POST);
    await page.getByRole('button', { name: '清空' }).click();
    await dialog(page, '清空草稿').getByRole('button', { name: '清空' }).click();
    await expect(composerOn(page).text).toHaveValue('');
    await expect(composerOn(page).pictures).toHaveCount(0);
    await page.reload();
    await expect(composerOn(page).text).toHaveValue('');
    await expect(composerOn(page).restored).toHaveCount(0);
  });
});

test('a visitor writes; 发布 asks to log in, and text, tag and pictures come along', async ({
  page,
  portal,
  watch,
}) => {
  await page.goto('/postpage');
  await compose(page, POST);
  expect(watch.calls(UPLOAD_CALL)).toHaveLength(0);
  await composerOn(page).publish.click();
  await expect(page).toHaveURL('/login?redirect=%2Fpostpage');
  await expect(toast(page, '请先登录')).toBeVisible();
  await fillLogin(page, 'poor01');
  await expect(page).toHaveURL('/postpage');
  await expectComposed(page, POST);
  await composerOn(page).publish.click();
  await expect(page).toHaveURL(/\/post\/[^/]+$/);
  expect(watch.calls(UPLOAD_CALL)).toHaveLength(3);
  expect((await newestPost(await portal.as('poor01'))).newest).toMatchObject({
    content: POST.text,
    tag: { tag: POST.tag },
  });
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login/);
});

test('a feed left in its middle takes nobody to the post just published, which stands on top', async ({
  page,
  watch,
}) => {
  await logIn(page, 'rich01');
  await page.goto('/square');
  await expect(page.getByRole('article').first()).toBeVisible();
  await scroller(page).evaluate((element) => element.scrollTo(0, 1500));
  await settled(page, watch);
  const before = await scrolledTo(page);
  await page.getByRole('link', { name: '发帖' }).click();
  await compose(page, { ...POST, pictures: [] });
  await composerOn(page).publish.click();
  await expect(page).toHaveURL(/\/post\/[^/]+$/);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => scrolledTo(page)).toBeGreaterThanOrEqual(before - 4);
  await scroller(page).evaluate((element) => element.scrollTo(0, 0));
  await expect(page.getByRole('article').first()).toContainText(POST.text);
});

test.describe('with a lost answer', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('the post is published once, however often it is sent', async ({ page, portal, watch }) => {
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    await compose(page, { ...POST, pictures: [] });
    await page.route(
      PUBLISH_CALL,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 2 },
    );
    await composerOn(page).publish.click();
    await expect(toast(page, '网络异常，内容已保留，请稍后重试')).toBeVisible();
    await composerOn(page).publish.click();
    await expect(toast(page, '×2')).toBeVisible();
    await page.reload();
    await expect(composerOn(page).text).toHaveValue(POST.text);
    await composerOn(page).publish.click();
    await expect(page).toHaveURL(/\/post\/[^/]+$/);
    expect(publishings(watch)).toBe(3);
    expect((await newestPost(await portal.as('rich01'))).count).toBe(1);
  });
});

test.describe('sensitive words', () => {
  const WRITTEN = '五黑缺一个，代\u200B练勿扰';

  test('are marked while one writes, and never sent', { tag: '@slow' }, async ({ page, watch }) => {
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    await compose(page, { text: WRITTEN, tag: '闲聊', pictures: [] });
    await expect(page.getByText('内容含有敏感词：代练')).toBeVisible();
    await composerOn(page).publish.click();
    await expect(toast(page, '内容含有敏感词：代练')).toBeVisible();
    expect(publishings(watch)).toBe(0);
    await page.getByRole('button', { name: /去修改/ }).click();
    await page.keyboard.type('路过');
    await expect(composerOn(page).text).toHaveValue('五黑缺一个，路过勿扰');
    await expect(page.getByText('内容含有敏感词：代练')).toBeHidden();
  });

  test('the server refuses them where the list did not come, and they are marked then', async ({ page, portal }) => {
    await signIn(page, 'rich01');
    await page.route('**/api/v1/square/sensitiveword/list*', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { records: [] } } }),
    );
    await page.goto('/postpage');
    await compose(page, { text: WRITTEN, tag: '闲聊', pictures: [] });
    await composerOn(page).publish.click();
    await expect(toast(page, '内容含有敏感词：代练')).toBeVisible();
    await expect(page.getByRole('button', { name: /去修改/ })).toBeVisible();
    await expect(composerOn(page).text).toHaveValue(WRITTEN);
    const { api } = await portal.as('rich01');
    expect((await api.square.ownPosts()).records.map(({ content }) => content)).not.toContain(WRITTEN);
  });
});

test.describe('pictures', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('a broken upload is repeated, a wrong file said, the others kept; their order is the writer’s', async ({
    page,
    portal,
  }) => {
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    const composer = composerOn(page);
    await page.route(UPLOAD_CALL, (route) => route.abort(), { times: 1 });
    await composer.album.setInputFiles(PICTURES.slice(0, 1));
    await page.getByRole('button', { name: '重试第1张图片' }).click();
    await expect(page.getByRole('button', { name: /^重试/ })).toHaveCount(0);
    await composer.album.setInputFiles([
      { name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      {
        name: 'long.gif',
        mimeType: 'image/gif',
        buffer: Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(5 * 1024 ** 2)]),
      },
    ]);
    await expect(page.getByText('仅支持JPG、PNG、WEBP、GIF')).toBeVisible();
    await expect(page.getByText('图片不能超过5MB')).toBeVisible();
    await page.getByRole('button', { name: '移除第3张图片' }).click();
    await page.getByRole('button', { name: '移除第2张图片' }).click();
    await composer.album.setInputFiles(['public/demo/games/pixel-farm/icon.webp']);
    await expect(composer.pictures).toHaveCount(2);

    await page.getByRole('button', { name: '第2张图片，查看和调整' }).click();
    await dialog(page, '第 2 张，共 2 张').getByRole('button', { name: '前移' }).click();
    await dialog(page, '第 1 张，共 2 张').getByRole('button', { name: '关闭' }).click();
    await composer.text.fill(POST.text);
    await composer.tag('晒图').check();
    await expect(composer.underWay).toHaveCount(0);
    await composer.publish.click();
    await expect(page).toHaveURL(/\/post\/[^/]+$/);
    const { newest } = await newestPost(await portal.as('rich01'));
    expect(newest?.images.map(({ width, height }) => width / height)).toEqual([1, expect.any(Number)]);
    expect(newest?.images[1]?.width).toBeGreaterThan(newest?.images[1]?.height ?? 0);
  });

  test('nine are taken, the tenth is told of', { tag: '@slow' }, async ({ page }) => {
    await signIn(page, 'rich01');
    await page.goto('/postpage');
    const composer = composerOn(page);
    await composer.album.setInputFiles(Array.from({ length: 10 }, (_, index) => PICTURES[index % 3] ?? ''));
    await expect(toast(page, '最多9张图片')).toBeVisible();
    await expect(composer.pictures).toHaveCount(9);
    await expect(page.getByLabel('添加图片', { exact: true })).toHaveCount(0);
  });
});
