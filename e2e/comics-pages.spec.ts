import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { chooseTab, dialog, fillLogin, signIn } from './fixtures/steps.ts';

const PAPER_PLANE = '/bookinfo/2001';

const scroller = (page: Page) => page.locator('[data-scroller]:visible');

const tapEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click();

/** What a visitor read is on the device: put there as the reader would. */
const haveRead = (page: Page, bookId: string, no: number) =>
  page.addInitScript(
    ([id, chapter]) => {
      if (localStorage.getItem('readProgress:guest') !== null || localStorage.getItem('account') !== null) return;
      const place = {
        bookId: id,
        cid: `${id}-${chapter}`,
        no: chapter,
        page: 2,
        offset: 0.5,
        pageCount: 8,
        finished: false,
        updateTime: Date.now(),
        device: '',
      };
      localStorage.setItem('readProgress:guest', JSON.stringify({ [String(id)]: place }));
    },
    [bookId, no] as const,
  );

test('the library has its title and the reversed bar', async ({ page }) => {
  await page.goto('/animate');
  await expect(page).toHaveTitle('晴屿 - 漫画');
  await expect(page.getByRole('region', { name: '漫画推荐' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveAttribute('data-reversed', 'true');
  await expect(page.getByRole('region', { name: '继续阅读' })).toHaveCount(0);
});

test('tab, filter and place are kept: over a book and back, over the bottom bar, over a reload', async ({ page }) => {
  await page.goto('/animate');
  await chooseTab(page, '分类');
  await page.getByRole('group', { name: '状态' }).getByRole('button', { name: '已完结' }).click();
  await expect(page).toHaveURL('/animate?tab=all&status=1');
  const covers = page.getByRole('feed', { name: '全部漫画' }).getByRole('link');
  await expect(covers).toHaveCount(2);

  await covers.first().click();
  await expect(page).toHaveURL(/\/bookinfo\//);
  await page.goBack();
  await expect(page.getByRole('button', { name: '已完结' })).toHaveAttribute('aria-pressed', 'true');
  await expect(covers).toHaveCount(2);

  await tapEntry(page, '首页');
  await expect(page).toHaveURL('/');
  await tapEntry(page, '漫画');
  await expect(page.getByRole('tab', { name: '分类' })).toHaveAttribute('aria-selected', 'true');
  await expect(covers).toHaveCount(2);

  await page.goto('/animate?tab=all&status=1&fee=coin');
  await expect(covers).toHaveCount(1);
});

test('the place in the library is the same after a book', async ({ page }) => {
  const scrolledTo = () => scroller(page).evaluate((element) => Math.round(element.scrollTop));
  await page.goto('/animate');
  const book = page.getByRole('region', { name: '完结佳作' }).getByRole('link', { name: /夜航灯塔/ });
  await expect(page.getByRole('region', { name: '继续阅读' })).toHaveCount(0);
  await book.scrollIntoViewIfNeeded();
  const before = await scrolledTo();
  expect(before).toBeGreaterThan(300);
  await book.click();
  await expect(page).toHaveURL('/bookinfo/2005');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL('/animate');
  await expect.poll(scrolledTo).toBe(before);
});

test('search finds a book by its author and closes again', async ({ page }) => {
  await page.goto('/animate');
  await page.getByRole('button', { name: '搜索漫画' }).click();
  const field = page.getByRole('searchbox', { name: '搜索漫画' });
  await field.fill('沈砚');
  await field.press('Enter');
  await expect(page.getByRole('link', { name: /雨巷修表匠/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: '退出搜索' }).click();
  await expect(page.getByRole('tab', { name: '推荐' })).toHaveAttribute('aria-selected', 'true');
});

test('subscribing shows at once, is rolled back when refused, and a visitor is sent to login and back', async ({
  page,
  portal,
}) => {
  await page.goto(PAPER_PLANE);
  await page.getByRole('button', { name: '订阅' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL(PAPER_PLANE);

  await page.getByRole('button', { name: '订阅', exact: true }).click();
  await expect(page.getByRole('button', { name: '已订阅' })).toBeVisible();
  const { api } = await portal.as('rich01');
  await expect.poll(async () => (await api.comics.detail('2001')).subscribed).toBe(true);

  await page.route('**/comic/2001/subscribe*', (route) =>
    route.fulfill({ json: { code: 1002, msg: '操作太频繁', data: { retryAfter: 5 } } }),
  );
  await page.getByRole('button', { name: '已订阅' }).click();
  await expect(page.getByText('操作太频繁')).toBeVisible();
  await expect(page.getByRole('button', { name: '已订阅' })).toBeVisible();
});

test('the contents of a book that is not there say so and lead to others', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/bookmenu/9999');
  await expect(page.getByText('作品不存在或已下架')).toBeVisible();
  await page.getByRole('link', { name: '去看看其他漫画' }).click();
  await expect(page).toHaveURL('/animate');
});

test('the contents remember their order and open at the chapter read last', async ({ page }) => {
  await haveRead(page, '2003', 37);
  await page.goto('/bookinfo/2003');
  await expect(page.getByRole('link', { name: '继续阅读 第37话' })).toBeVisible();
  await page.getByRole('link', { name: /全部目录/ }).click();
  await expect(page.getByRole('link', { name: /^第37话/ })).toBeInViewport();
  await page.getByRole('button', { name: '倒序' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '正序' })).toBeAttached();
  await expect(page.getByRole('link', { name: /^第37话/ })).toBeInViewport();
});

test("a visitor's reading is listed, and theirs once they log in", async ({ page, portal }) => {
  await haveRead(page, '2004', 4);
  await page.goto('/animate');
  await expect(page.getByRole('link', { name: '继续阅读 山海小学堂 第4话 · 2/8页' })).toBeVisible();
  await page.getByRole('link', { name: '阅读历史：继续阅读' }).click();
  await expect(page.getByText('登录后可同步阅读记录')).toBeVisible();
  await expect(page.getByRole('link', { name: '山海小学堂', exact: true })).toHaveAccessibleDescription(
    /读到 第4话 · 2\/8页/,
  );

  await page.getByRole('link', { name: '去登录' }).click();
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL('/readhistory');
  await expect(page.getByRole('heading', { name: '今天' })).toBeVisible();
  await expect(page.getByRole('link', { name: '山海小学堂', exact: true })).toHaveAccessibleDescription(/读到 第4话/);
  await expect(page.getByText('登录后可同步阅读记录')).toHaveCount(0);
  const { api } = await portal.as('rich01');
  await expect.poll(async () => (await api.comics.detail('2004')).progress?.no).toBe(4);
});

test('history: one is deleted, then all after a confirm, here and on the server', async ({ page, portal }) => {
  await signIn(page, 'vip01');
  await page.goto('/readhistory');
  const rows = page.getByRole('feed', { name: '阅读历史' }).getByRole('article');
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: '管理' }).click();
  await page.locator('label', { hasText: '机器人阿福' }).click();
  await page.getByRole('button', { name: '删除 (1)' }).click();
  await expect(page.getByText('已删除')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: '清空' }).click();
  await dialog(page, '确定清空全部阅读历史吗？').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('还没有看过漫画，去看看')).toBeVisible();
  const { api } = await portal.as('vip01');
  expect((await api.comics.history()).records).toEqual([]);
});

test('no-trace stays switched on over a reload', async ({ page }) => {
  await page.goto('/readhistory');
  await page.getByText('无痕阅读').click();
  await expect(page.getByRole('switch', { name: '无痕阅读' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: '无痕阅读' })).toBeChecked();
});

test('subscriptions: dots, order, and several given up at once', async ({ page, portal }) => {
  await signIn(page, 'vip01');
  await page.goto('/subscriblist');
  const tiles = page.getByRole('feed', { name: '订阅的漫画' }).getByRole('link');
  await expect(tiles).toHaveCount(3);
  await expect(page.getByRole('img', { name: /话未读/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '最近阅读' }).click();
  await expect(page.getByRole('button', { name: '最近阅读' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: '管理' }).click();
  await page.getByRole('checkbox', { name: /选择 机器人阿福/ }).click();
  await page.getByRole('checkbox', { name: /选择 夜航灯塔/ }).click();
  await page.getByRole('button', { name: '取消订阅 (2)' }).click();
  await dialog(page, '确定取消订阅所选 2 部漫画吗？').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已取消订阅')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^选择/ })).toHaveCount(1);
  const { api } = await portal.as('vip01');
  expect((await api.comics.subscriptions()).records).toHaveLength(1);
});

test('a book that is not there says so', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/bookinfo/nothing');
  await expect(page.getByText('作品不存在或已下架')).toBeVisible();
  await page.getByRole('link', { name: '去看看其他漫画' }).click();
  await expect(page).toHaveURL('/animate');
});

test('the home row 漫画更新 leads to the newest', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '查看更多：漫画更新' }).click();
  await expect(page).toHaveURL('/animate?tab=update');
  await expect(page.getByRole('tab', { name: '更新' })).toHaveAttribute('aria-selected', 'true');
});
