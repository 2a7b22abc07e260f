import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { dialog, fillLogin, signIn } from './fixtures/steps.ts';

const row = (page: Page, name: RegExp) => page.getByRole('feed', { name: '消息列表' }).getByRole('link', { name });

const unreadRows = (page: Page) => row(page, /未读，/);

const sheet = (page: Page) => page.getByRole('dialog');

const bottomBar = (page: Page) => page.getByRole('navigation', { name: '主导航' });

/** product §2.3: opening a message reads it everywhere at once, and Back closes it. */
test('a message opened is read in its row and in every count, and leads to what it tells of', async ({ page }) => {
  await signIn(page, 'vip01');
  await page.goto('/');
  await page.getByRole('link', { name: '消息，3条未读' }).click();
  await expect(page).toHaveTitle('晴屿 - 系统消息');
  await expect(unreadRows(page)).toHaveCount(3);

  await test.step('the sheet stands in the address; Back closes it and stays', async () => {
    await row(page, /《山海寻踪》上架啦/).click();
    await expect(sheet(page)).toContainText('第一只异兽在青丘等您');
    await expect(page).toHaveURL(/\/message\?id=/);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/message$/);
    await expect(unreadRows(page)).toHaveCount(2);
  });

  await test.step('the header, 我的 and its entry count the same', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: '消息，2条未读' })).toBeVisible();
    await bottomBar(page).getByRole('link', { name: '我的' }).click();
    await expect(page.getByRole('link', { name: /2条未读.*消息/ })).toBeVisible();
    await page.getByRole('link', { name: /2条未读.*消息/ }).click();
  });

  await test.step('a reload of the address opens it again', async () => {
    await row(page, /星海拾荒者新礼包/).click();
    await expect(sheet(page)).toBeVisible();
    await page.reload();
    await expect(sheet(page)).toContainText('周年补给箱');
    await sheet(page).getByRole('link', { name: '查看详情' }).click();
    await expect(page).toHaveURL('/detail/1002');
  });
});

test('all can be read at once, and the count is gone', async ({ page }) => {
  await signIn(page, 'vip01');
  await page.goto('/message');
  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByText('已全部标为已读')).toBeVisible();
  await expect(unreadRows(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '全部已读' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: '消息', exact: true })).toBeVisible();
});

test('what the server refuses is taken back', async ({ page }) => {
  await signIn(page, 'vip01');
  await page.goto('/message');
  await page.route('**/api/user/message', (route) =>
    route.fulfill({ json: { code: 1, msg: '系统开小差了', data: null } }),
  );

  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(page.getByText('系统开小差了')).toBeVisible();
  await expect(unreadRows(page)).toHaveCount(3);

  await row(page, /《山海寻踪》上架啦/).click();
  await expect(sheet(page)).toContainText('第一只异兽在青丘等您');
  await sheet(page).getByRole('button', { name: '关闭' }).click();
  await expect(unreadRows(page)).toHaveCount(3);
  await page.goto('/');
  await expect(page.getByRole('link', { name: '消息，3条未读' })).toBeVisible();
});

test('a visitor logs in first and comes back to the message; one that is gone says so', async ({ page, portal }) => {
  const { api, uid } = await portal.as('vip01');
  const [first] = (await api.messages.list(uid)).records;
  await page.goto(`/message?id=${first?.id}`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, 'vip01');
  await expect(dialog(page, first?.title ?? '')).toBeVisible();
  await expect(page).toHaveURL(`/message?id=${first?.id}`);
  await page.goto('/message?id=no-such-message');
  await expect(page.getByText('消息不存在或已被删除')).toBeVisible();
});

test('what happens to one’s post is told, and leads to the very comment', async ({ page, portal }) => {
  const author = await portal.as('rich01');
  const reader = await portal.as('poor01');
  const post = await author.api.square.publishPost({
    tagId: 'chat',
    content: '灯塔今天也亮着',
    images: [],
    requestId: crypto.randomUUID(),
  });
  await reader.api.square.publishComment(post.id, { content: '在哪儿拍的？', requestId: crypto.randomUUID() });
  await reader.api.square.likePost(post.id, true);
  for (const liked of [false, true]) await reader.api.square.likePost(post.id, liked);

  await signIn(page, 'rich01');
  await page.goto('/message');
  await expect(row(page, /赞了您的帖子/)).toHaveCount(1);
  await row(page, /评论了您的帖子/).click();
  await expect(sheet(page).getByText('在哪儿拍的？')).toBeVisible();
  await sheet(page).getByRole('link', { name: '查看详情' }).click();
  await expect(page).toHaveURL(new RegExp(`/post/${post.id}\\?comment=`));
  await expect(page.getByRole('feed', { name: '评论列表' }).getByText('在哪儿拍的？')).toBeVisible();
});
