import type { Locator, Page } from '@playwright/test';
import type { Api } from '#api/createApi.ts';
import type { Comment, Post } from '#domain/square.ts';
import { createFinger } from './fixtures/lists.ts';
import { expect, test } from './fixtures/portal.ts';
import { chooseTab, dialog, fillLogin, settled, signIn } from './fixtures/steps.ts';

/** product §2.4, post/:id, and §2.3, commenthistory. */

/** The newest post: one of its threads is long enough to be paged. */
async function longPost(api: Api): Promise<{ post: Post; thread: Comment }> {
  const { records } = await api.square.posts({ sort: 2, pageSize: 1 });
  const [post] = records;
  const comments = post && (await api.square.comments(post.id)).records;
  const thread = comments?.find(({ replyCount }) => replyCount > 10);
  if (!post || !thread) throw new Error('The demo has no post with a long thread.');
  return { post, thread };
}

const commentsCall = (post: Post) => `/api/v1/square/post/${post.id}/comment`;

const rows = (page: Page): Locator => page.getByRole('feed', { name: '评论列表' }).getByRole('article');

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '说点什么…' }).click();
  await page.getByRole('textbox', { name: '评论' }).fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: '发送' });

/** Comments of the first level that say this, as the server has them. */
async function onServer(api: Api, post: Post, text: string): Promise<Comment[]> {
  const { records } = await api.square.comments(post.id, { sort: 2, pageSize: 50 });
  return records.filter(({ content }) => content === text);
}

test('a visitor reads a post, its comments in both orders, and unfolds a thread page by page', async ({
  page,
  portal,
  watch,
}) => {
  const { api } = await portal.as('rich01');
  const { post, thread } = await longPost(api);
  await page.goto(`/post/${post.id}`);
  await expect(page).toHaveTitle(/帖子详情$/);
  await expect(page.getByText(post.content)).toBeVisible();
  await expect(page.getByRole('heading', { name: `评论 ${post.commentCount}` })).toBeVisible();

  // Comments are drawn as the reader comes near.
  const unfold = page.getByRole('button', { name: `展开 ${thread.replyCount - 2} 条回复` });
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(unfold).toBeVisible({ timeout: 500 });
  }).toPass();
  await unfold.click();
  await page.getByRole('button', { name: `展开 ${thread.replyCount - 10} 条回复` }).click();
  await expect(page.getByRole('button', { name: `展开 ${thread.replyCount - 10} 条回复` })).toHaveCount(0);
  const pages = watch.calls(`${commentsCall(post)}/${thread.id}/list`).map(({ query }) => query.get('currentPage'));
  expect(pages).toEqual(['1', '2']);
  await page.getByRole('button', { name: '收起' }).click();
  await expect(page.getByRole('button', { name: `展开 ${thread.replyCount - 2} 条回复` })).toBeVisible();

  await page.getByRole('button', { name: '最新' }).click();
  const [newest] = (await api.square.comments(post.id, { sort: 2 })).records;
  await expect(rows(page).first()).toContainText(newest?.content ?? '');
  await expect(page).toHaveURL(`/post/${post.id}`);
});

test('a finger put down on a post asks for it and its comments before it is lifted', async ({ page, watch }) => {
  await page.goto('/square');
  await expect(page.getByRole('article').first()).toBeVisible();
  await settled(page, watch);
  const link = page.locator('main a[href="/post/p1211"]').last();
  await link.scrollIntoViewIfNeeded();
  const { x, y } = (await link.boundingBox())!;
  const asked = [
    page.waitForRequest(/\/square\/post\/p1211$/),
    page.waitForRequest(/\/square\/post\/p1211\/comment\/list/),
  ];
  const finger = await createFinger(page);
  await finger.down(x + 20, y + 20);
  await Promise.all(asked);
  await finger.up();
  await expect(page).toHaveURL(/\/post\/p1211$/);
});

test('a comment is on top at once, counted everywhere, and a reply under its thread', async ({ page, portal }) => {
  const { api } = await portal.as('rich01');
  const { post, thread } = await longPost(api);
  await signIn(page, 'rich01');
  await page.goto(`/post/${post.id}`);
  await write(page, '停在 4:17 的是钟楼，不是怀表。');
  // A double tap is one comment, and its second tap falls on nothing else.
  await send(page).dblclick();
  await expect(page.getByText('评论成功')).toBeVisible();
  await expect(rows(page).first()).toContainText('停在 4:17 的是钟楼，不是怀表。');
  await expect(rows(page).first()).toBeInViewport();
  await expect(page.getByRole('heading', { name: `评论 ${post.commentCount + 1}` })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await onServer(api, post, '停在 4:17 的是钟楼，不是怀表。')).toHaveLength(1);

  await page
    .getByRole('button', { name: `回复 ${thread.user.name}`, exact: true })
    .first()
    .click();
  await expect(page.getByText(`回复 @${thread.user.name}`)).toBeVisible();
  await page.getByRole('textbox', { name: `回复 ${thread.user.name}` }).fill('同问，找到了告诉你。');
  await send(page).click();
  await expect(page.getByText('同问，找到了告诉你。')).toBeInViewport();
  await expect(page.getByRole('heading', { name: `评论 ${post.commentCount + 2}` })).toBeVisible();
  const replies = await api.square.replies(post.id, thread.id, { currentPage: 2 });
  expect(replies.records.at(-1)).toMatchObject({ content: '同问，找到了告诉你。', parentId: thread.id });
});

test.describe('on a bad line', () => {
  test.use({ tolerated: /Failed to load resource|ERR_FAILED/ });

  test('a comment whose answer is lost stays with 重试, and the server has it once', async ({
    page,
    portal,
    watch,
  }) => {
    const { api } = await portal.as('rich01');
    const { post } = await longPost(api);
    await signIn(page, 'rich01');
    await page.goto(`/post/${post.id}`);
    await page.route(`**${commentsCall(post)}`, (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await write(page, '这句话只该有一次。');
    await send(page).click();
    await expect(rows(page).first()).toContainText('发送失败：网络异常，内容已保留，请稍后重试');
    await rows(page).first().getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('评论成功')).toBeVisible();
    await expect(rows(page).first()).toContainText('这句话只该有一次。');
    const sent = watch.calls(commentsCall(post)).filter(({ method }) => method === 'POST');
    expect(new Set(sent.map(({ form }) => form.get('requestId'))).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(await onServer(api, post, '这句话只该有一次。')).toHaveLength(1);
  });

  test('a comment that failed and the words written since are both there after a reload', { tag: '@slow' }, async ({
    page,
    portal,
  }) => {
    const { api } = await portal.as('rich01');
    const { post } = await longPost(api);
    await signIn(page, 'rich01');
    await page.goto(`/post/${post.id}`);
    await page.route(`**${commentsCall(post)}`, (route) => route.abort(), { times: 1 });
    await write(page, '第一句没有发出去。');
    await send(page).click();
    await expect(rows(page).first()).toContainText('发送失败');
    await write(page, '第二句写到一半');
    await page.reload();
    await expect(page.getByRole('button', { name: '第二句写到一半' })).toBeVisible();
    await expect(rows(page).first()).toContainText('第一句没有发出去。');
    await rows(page).first().getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('评论成功')).toBeVisible();
    expect(await onServer(api, post, '第一句没有发出去。')).toHaveLength(1);
    await expect(page.getByRole('button', { name: '第二句写到一半' })).toBeVisible();
  });
});

test('a link opens a post at a comment, highlighted for a moment; of a removed one it says so', async ({
  page,
  portal,
}) => {
  const { api } = await portal.as('rich01');
  const { post, thread } = await longPost(api);
  const deep = (await api.square.replies(post.id, thread.id, { currentPage: 2 })).records.at(-1);
  await page.goto(`/post/${post.id}?comment=${deep?.id}`);
  const row = page.locator(`[data-key="${deep?.id}"]`);
  await expect(row).toBeInViewport();
  await expect(row.locator('[data-highlighted]')).toHaveCount(1);
  await expect(row.locator('[data-highlighted]')).toHaveCount(0);

  const gone = await api.square.publishComment(post.id, { content: '说错了，删掉。' });
  await api.square.deleteComment(gone.id);
  await page.goto(`/post/${post.id}?comment=${gone.id}`);
  await expect(page.getByRole('status').getByText('该评论已被删除')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('one’s own comment is deleted after a question; the replies under it stay', async ({ page, portal }) => {
  const { api } = await portal.as('rich01');
  const { post } = await longPost(api);
  const mine = await api.square.publishComment(post.id, { content: '谁先到谁占座。' });
  await (await portal.as('vip01')).api.square.publishComment(post.id, {
    content: '我占第二个。',
    replyCommentId: mine.id,
  });
  await signIn(page, 'rich01');
  await page.goto(`/post/${post.id}?comment=${mine.id}`);
  await rows(page).first().getByRole('button', { name: '删除' }).click();
  const question = dialog(page, '删除评论').filter({ hasText: '删除后无法恢复，确定删除吗？' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('谁先到谁占座。')).toBeVisible();
  await rows(page).first().getByRole('button', { name: '删除' }).click();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除', { exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('该评论已被删除');
  await expect(page.getByText('我占第二个。')).toBeVisible();
  await expect(page.getByRole('heading', { name: `评论 ${post.commentCount + 1}` })).toBeVisible();
  expect(await onServer(api, post, '谁先到谁占座。')).toEqual([]);
});

test('what a visitor writes is still there after login, and is sent by a second tap', async ({ page, portal }) => {
  const { api } = await portal.as('rich01');
  const { post, thread } = await longPost(api);
  await page.goto(`/post/${post.id}`);
  await page
    .getByRole('button', { name: `回复 ${thread.user.name}`, exact: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: `回复 ${thread.user.name}` }).fill('游客写的一句话');
  await send(page).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('请先登录')).toBeVisible();
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL(`/post/${post.id}`);
  await expect(page.getByRole('textbox', { name: `回复 ${thread.user.name}` })).toHaveValue('游客写的一句话');
  await send(page).click();
  await expect(page.getByText('评论成功')).toBeVisible();
  await expect(page.getByText('游客写的一句话')).toBeVisible();
  await expect(page.getByRole('heading', { name: `评论 ${post.commentCount + 1}` })).toBeVisible();
  const replies = await api.square.replies(post.id, thread.id, { currentPage: 2 });
  expect(replies.records.at(-1)?.content).toBe('游客写的一句话');
});

test('a session that ends while sending takes no words with it', async ({ page, portal, watch }) => {
  const { api } = await portal.as('rich01');
  const { post } = await longPost(api);
  await signIn(page, 'rich01');
  await page.goto(`/post/${post.id}`);
  await page.route(
    `**${commentsCall(post)}`,
    (route) => route.fulfill({ json: { code: 2, msg: '登录已过期', data: null } }),
    { times: 1 },
  );
  await write(page, '写了很久的一段话');
  await send(page).click();
  await expect(page.getByText('登录已过期，请重新登录')).toHaveCount(1);
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL(`/post/${post.id}`);
  await expect(rows(page).first()).toContainText('写了很久的一段话');
  await rows(page).first().getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('评论成功')).toBeVisible();
  expect(await onServer(api, post, '写了很久的一段话')).toHaveLength(1);
  expect(watch.calls('/api/user/logout')).toEqual([]);
});

test('words not sent survive a reload, with a note, and can be thrown away', async ({ page, portal }) => {
  const { post } = await longPost((await portal.as('rich01')).api);
  await page.goto(`/post/${post.id}`);
  await write(page, '还没想好怎么说');
  await page.reload();
  await expect(page.getByText('已恢复上次未发布的内容')).toBeVisible();
  await page.getByRole('button', { name: '清空' }).click();
  await expect(page.getByRole('button', { name: '说点什么…' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: '说点什么…' })).toBeVisible();
});

test('a word that may not be said is marked, and nothing is sent', async ({ page, portal, watch }) => {
  const { api } = await portal.as('rich01');
  const { post } = await longPost(api);
  const [sensitive] = await api.square.sensitiveWords();
  const word = sensitive?.word ?? '';
  await signIn(page, 'rich01');
  await page.goto(`/post/${post.id}`);
  await write(page, `前面${word}后面`);
  await expect(page.getByText(`内容含有敏感词：${word}`)).toBeVisible();
  await send(page).click();
  const field = page.getByRole('textbox', { name: '评论' });
  const marked = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(marked).toBe(word);
  expect(watch.calls(commentsCall(post)).filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a deleted post says so, and one’s own is deleted from its page', async ({ page, portal }) => {
  const { api } = await portal.as('rich01');
  const [tag] = await api.square.tags();
  const mine = await api.square.publishPost({
    tagId: tag?.id ?? '',
    content: '发完就后悔了',
    images: [],
    requestId: crypto.randomUUID(),
  });
  await signIn(page, 'rich01');
  await page.goto(`/post/${mine.id}`);
  await expect(page.getByText('快来抢沙发')).toBeVisible();
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('button', { name: '删除帖子' }).click();
  await dialog(page, '删除帖子').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/\/post\//);
  await page.goto(`/post/${mine.id}`);
  await expect(page.getByText('该帖子已被删除')).toBeVisible();
  await expect(page.getByRole('button', { name: '说点什么…' })).toHaveCount(0);
});

test('one’s own posts and comments are read anew each time, and each row opens its exact place', async ({
  page,
  portal,
  watch,
}) => {
  const { api } = await portal.as('rich01');
  const { post, thread } = await longPost(api);
  const mine = await api.square.publishComment(post.id, { content: '我在这里留过一句话。', replyCommentId: thread.id });
  await page.goto('/commenthistory');
  await expect(page.getByText('登录后查看')).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL('/commenthistory');
  await expect(page.getByText('还没有发过帖子')).toBeVisible();

  await chooseTab(page, '评论');
  await page.getByRole('link', { name: /我在这里留过一句话。/ }).click();
  await expect(page).toHaveURL(`/post/${post.id}?comment=${mine.id}`);
  await expect(page.locator(`[data-key="${mine.id}"]`)).toBeInViewport();
  const asked = watch.calls('/api/v1/square/comment/me').length;
  await page.goBack();
  await expect(page.getByRole('tab', { name: '评论', selected: true })).toBeVisible();
  await expect.poll(() => watch.calls('/api/v1/square/comment/me').length).toBe(asked + 1);

  await page.getByRole('button', { name: '删除' }).first().click();
  await dialog(page, '删除评论').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除', { exact: true })).toBeVisible();
  await expect(page.getByText('还没有评论过')).toBeVisible();
  expect((await api.square.ownComments()).records).toEqual([]);
});
