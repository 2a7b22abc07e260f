import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import type { ServerView } from './fixtures/serverApi.ts';
import { chooseTab, dialog, fillLogin, settled, signIn } from './fixtures/steps.ts';

const scroller = (page: Page) => page.locator('[data-scroller]:visible');

const scrolledTo = (page: Page) => scroller(page).evaluate((element) => Math.round(element.scrollTop));

const feed = (page: Page) => page.getByRole('feed', { name: '帖子' });

const card = (page: Page, text: string | RegExp): Locator => feed(page).getByRole('article').filter({ hasText: text });

const tapEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();

/** The tab of the small talk, once the server has named it: until then the page stands at its first tab. */
async function openChat(page: Page) {
  await page.goto('/square?tag=chat');
  await expect(page.getByRole('tab', { name: '闲聊' })).toHaveAttribute('aria-selected', 'true');
}

/** Home and back by the bottom bar; a second tap before the first has led anywhere would mean something else. */
async function leaveAndReturn(page: Page) {
  await tapEntry(page, '首页');
  await expect(page).toHaveURL('/');
  await tapEntry(page, '广场');
  await expect(page).toHaveURL(/\/square/);
}

/** Down the feed by real wheel turns, until it stands still. */
async function scrollDown(page: Page, by: number) {
  await expect(feed(page).getByRole('article').first()).toBeVisible();
  await scroller(page).hover();
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(by - 400);
  let before = NaN;
  const standsStill = async () => {
    const [now, was] = [await scrolledTo(page), before];
    before = now;
    return now === was;
  };
  await expect.poll(standsStill, { intervals: [100] }).toBe(true);
}

/** Where a row stands on screen. */
const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? NaN);

/** The first row that is wholly below the tabs. */
async function rowInSight(page: Page): Promise<Locator> {
  const rows = feed(page).getByRole('article');
  const find = () =>
    rows.evaluateAll((all) => all.find((row) => row.getBoundingClientRect().top > 60)?.getAttribute('data-key'));
  await expect.poll(find).toBeTruthy();
  const key = await find();
  return feed(page).locator(`[data-key="${key}"]`);
}

const publish = ({ api }: ServerView, content: string, tagId = 'chat') =>
  api.square.publishPost({ tagId, content, images: [], requestId: crypto.randomUUID() });

test('the square has the title of the spec and its own heading', async ({ page }) => {
  await page.goto('/square');
  await expect(page).toHaveTitle('晴屿 - 礼包中心');
  await expect(page.getByRole('heading', { level: 1, name: '广场' })).toBeVisible();
  await expect(page.getByRole('link', { name: /礼包中心/ })).toHaveAttribute('href', '/gifts');
  await expect(feed(page).getByRole('article').first()).toBeVisible();
});

test('tab, order and place are kept: over tabs, over the bottom bar, over a reload', async ({ page, watch }) => {
  await page.goto('/square');
  await chooseTab(page, '闲聊');
  await page.getByRole('button', { name: '最新' }).click();
  // Until the answer the former order stands, where the same rows have other places.
  await settled(page, watch);
  await scrollDown(page, 1500);
  const row = await rowInSight(page);
  const before = await topOf(row);

  await chooseTab(page, '求助');
  await expect(page.getByRole('button', { name: '最热' })).toHaveAttribute('aria-pressed', 'true');
  await chooseTab(page, '闲聊');
  await expect.poll(() => topOf(row)).toBeLessThanOrEqual(before + 4);
  expect(await topOf(row)).toBeGreaterThanOrEqual(before - 4);

  await leaveAndReturn(page);
  await expect(page.getByRole('tab', { name: '闲聊' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: '最新' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => Math.abs((await topOf(row)) - before)).toBeLessThanOrEqual(4);

  await tapEntry(page, '广场');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await openChat(page);
  await expect(page.getByRole('tab', { name: '闲聊' })).toHaveAttribute('aria-selected', 'true');
});

test('the current entry leads to the top over rows the reader jumped past', async ({ page }) => {
  await openChat(page);
  await expect(feed(page).getByRole('article').first()).toBeVisible();
  await scroller(page).evaluate((element) => element.scrollTo(0, 2600));
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(2000);
  await tapEntry(page, '广场');
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test('new posts are told of by a pill and come on top only when asked to; what was there stays below', async ({
  page,
  portal,
  watch,
}) => {
  const other = await portal.as('vip01');
  await openChat(page);
  await page.getByRole('button', { name: '最新' }).click();
  await scrollDown(page, 900);
  await settled(page, watch);
  const row = await rowInSight(page);
  const before = await topOf(row);

  await publish(other, '刚刚写下的第一条');
  await publish(other, '刚刚写下的第二条');
  await leaveAndReturn(page);
  const pill = page.getByRole('button', { name: '有 2 条新内容' });
  await expect(pill).toBeVisible();
  expect(Math.abs((await topOf(row)) - before)).toBeLessThanOrEqual(1);
  await expect(page.getByText('刚刚写下的第一条')).toHaveCount(0);

  await pill.click();
  await expect(pill).toHaveCount(0);
  const rows = feed(page).getByRole('article');
  await expect(rows.nth(0)).toContainText('刚刚写下的第二条');
  await expect(rows.nth(1)).toContainText('刚刚写下的第一条');
  expect(await scrolledTo(page)).toBe(0);
  await scrollDown(page, 900);
  await expect(row).toBeAttached();
});

test('a visitor who likes logs in and is back at the same post', async ({ page }) => {
  await page.goto('/square');
  await scrollDown(page, 1200);
  const row = await rowInSight(page);
  const before = await topOf(row);
  await row.getByRole('button', { name: /^赞/ }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL('/square');
  await expect.poll(async () => Math.abs((await topOf(row)) - before)).toBeLessThanOrEqual(4);
});

test('a like shows at once and reaches the server; one that fails is taken back with one toast', async ({
  page,
  portal,
  context,
}) => {
  const me = await portal.as('rich01');
  const { id } = await publish(await portal.as('vip01'), '等一个赞');
  await signIn(page, 'rich01');
  await openChat(page);
  await page.getByRole('button', { name: '最新' }).click();
  const like = card(page, '等一个赞').getByRole('button', { name: /^赞/ });
  await like.click();
  await expect(like).toHaveAccessibleName('赞 1');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await me.api.square.post(id)).liked).toBe(true);

  await context.route('**/like*', (route) =>
    route.fulfill({ json: { code: 1002, msg: '操作太频繁，请稍后再试', data: null } }),
  );
  await like.click();
  await expect(page.getByText('操作太频繁，请稍后再试')).toHaveCount(1);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  expect((await me.api.square.post(id)).liked).toBe(true);
});

test('following fills 关注, and ending it is asked once more', async ({ page, portal, watch }) => {
  await publish(await portal.as('vip01'), '关注我看更多');
  await signIn(page, 'rich01');
  await openChat(page);
  await page.getByRole('button', { name: '最新' }).click();
  await card(page, '关注我看更多')
    .getByRole('button', { name: /^\+关注/ })
    .click();
  await expect(card(page, '关注我看更多').getByRole('button', { name: /^已关注/ })).toBeVisible();
  await settled(page, watch);
  await chooseTab(page, '关注');
  await card(page, '关注我看更多')
    .getByRole('button', { name: /^已关注/ })
    .click();
  const ask = dialog(page, '取消关注');
  await expect(ask).toContainText('取消关注后将不再看到TA的动态');
  await ask.getByRole('button', { name: '确定' }).click();
  await expect(card(page, '关注我看更多')).toHaveCount(0);
});

test('a visitor finds the way to login on 关注', async ({ page }) => {
  await page.goto('/square?tag=follow');
  await expect(page.getByText('登录后查看关注动态')).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL('/square?tag=follow');
});

test('one deletes one’s own post, reports another’s, and sees no more of somebody', async ({ page, portal }) => {
  const me = await portal.as('rich01');
  await publish(await portal.as('vip01'), '要被举报的话');
  await publish(me, '写错了要删的话');
  await signIn(page, 'rich01');
  await openChat(page);
  await page.getByRole('button', { name: '最新' }).click();

  await card(page, '写错了要删的话')
    .getByRole('button', { name: /更多操作/ })
    .click();
  await page.getByRole('button', { name: '删除帖子' }).click();
  await expect(dialog(page, '删除帖子')).toContainText('删除后无法恢复，确定删除吗？');
  await dialog(page, '删除帖子').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除')).toBeVisible();
  await expect(card(page, '写错了要删的话')).toHaveCount(0);
  expect((await me.api.square.ownPosts()).records.map(({ content }) => content)).not.toContain('写错了要删的话');

  const other = card(page, '要被举报的话');
  await other.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('button', { name: '举报' }).click();
  const report = dialog(page, '举报');
  await report.getByRole('radio', { name: '垃圾广告' }).check();
  await report.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('举报已提交')).toBeVisible();

  await other.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('button', { name: /不看TA/ }).click();
  await dialog(page, '不看TA').getByRole('button', { name: '确定' }).click();
  await expect(other).toHaveCount(0);
  await page.reload();
  await expect(feed(page)).toBeVisible();
  await expect(other).toHaveCount(0);
});

test('suggestions answer what is typed; a search stands in the address and is cleared to the tab one was on', async ({
  page,
}) => {
  await page.goto('/square?tag=photo');
  const field = page.getByRole('combobox', { name: '搜索帖子、话题' });
  await field.pressSequentially('猫咪', { delay: 30 });
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('猫咪');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/square\?keyword=/);
  await expect(feed(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.getByRole('button', { name: '清除搜索词' }).click();
  await expect(page).toHaveURL('/square?tag=photo');
  await expect(page.getByRole('tab', { name: '晒图' })).toHaveAttribute('aria-selected', 'true');

  await field.fill('绝不会有人写的一句话');
  await page.keyboard.press('Enter');
  await expect(page.getByText('没有找到相关内容')).toBeVisible();
});

test.describe('when the tags cannot be read', () => {
  test.use({ tolerated: /Failed to load resource/ });

  test('推荐 and 关注 still work', async ({ page, context }) => {
    await context.route('**/square/tag/list*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/square?tag=photo');
    await expect(page.getByRole('tab')).toHaveText(['推荐', '关注']);
    await expect(page.getByRole('tab', { name: '推荐' })).toHaveAttribute('aria-selected', 'true');
    await expect(feed(page).getByRole('article').first()).toBeVisible();
  });
});
