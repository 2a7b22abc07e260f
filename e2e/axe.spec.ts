import type { Page } from '@playwright/test';
import { expectNothingForAxe } from './fixtures/axe.ts';
import { ALIVE } from './fixtures/drawnPages.ts';
import { expect, test } from './fixtures/portal.ts';
import { dialog, signIn } from './fixtures/steps.ts';

/** A page with everything around it; its screen in every state is a story, of which axe is asked as well. */
type Shown = { path: string; title: string; isThere: (page: Page) => ReturnType<Page['locator']> };

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first();
const alive = (path: string) => ALIVE[path]!;

const OPEN_PAGES: readonly Shown[] = [
  { path: '/', title: '首页', isThere: alive('/') },
  { path: '/games', title: '游戏', isThere: alive('/games') },
  { path: '/square', title: '礼包中心', isThere: alive('/square') },
  { path: '/animate', title: '漫画', isThere: (page) => page.getByRole('region', { name: '漫画推荐' }) },
  { path: '/profile', title: '我的', isThere: (page) => page.getByText('游客') },
  { path: '/detail/1002', title: '游戏', isThere: heading('游戏介绍') },
  { path: '/login', title: '登录', isThere: heading('登录') },
  { path: '/register', title: '注册', isThere: heading('注册') },
  { path: '/other', title: '手机登录', isThere: (page) => page.getByLabel('手机号', { exact: true }) },
  { path: '/download', title: '下载APP', isThere: alive('/download') },
  { path: '/welfare', title: '福利中心', isThere: heading('热门活动') },
  { path: '/activity', title: '活动中心', isThere: (page) => page.getByRole('link', { name: /夏日连签季/ }) },
  { path: '/activity?tab=coming&id=3004', title: '活动中心', isThere: (page) => dialog(page, '星海远征周') },
  { path: '/readhistory', title: '阅读历史', isThere: (page) => page.getByText('登录后可同步阅读记录') },
];

const MEMBERS_PAGES: readonly Shown[] = [
  { path: '/recharge', title: '钻石充值', isThere: (page) => page.getByRole('radio').first() },
  { path: '/profile', title: '我的', isThere: (page) => page.getByRole('button', { name: '退出登录' }) },
  { path: '/', title: '首页', isThere: alive('/') },
  { path: '/detail/1002', title: '游戏', isThere: (page) => page.getByRole('button', { name: '会员免费下载' }) },
  { path: '/welfare', title: '福利中心', isThere: heading('热门活动') },
  { path: '/subscriblist', title: '我的订阅', isThere: (page) => page.getByRole('img', { name: /话未读/ }).first() },
  { path: '/faq', title: '常见问题', isThere: (page) => page.getByText('忘记密码怎么办？') },
  { path: '/business', title: '商务合作', isThere: (page) => page.getByRole('button', { name: '复制商务邮箱' }) },
  { path: '/message', title: '系统消息', isThere: (page) => page.getByRole('img', { name: '未读' }).first() },
  { path: '/gifts?tab=available', title: '我的礼包', isThere: (page) => page.getByRole('article').first() },
];

async function expectSound(page: Page, { path, title, isThere }: Shown): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(`晴屿 - ${title}`);
  await expect(isThere(page)).toBeVisible();
  await expectNothingForAxe(page);
}

/** Of each kind one: with cards, and with a text. */
const QUICK = ['/', '/detail/1002'];

test('a page of cards and a page of text have their titles and satisfy axe', async ({ page }) => {
  for (const shown of OPEN_PAGES.filter(({ path }) => QUICK.includes(path))) await expectSound(page, shown);
});

test('so does every open page', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  for (const shown of OPEN_PAGES) await test.step(shown.path, () => expectSound(page, shown));
});

test('so do the pages of a member', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'vip01');
  for (const shown of MEMBERS_PAGES) await test.step(shown.path, () => expectSound(page, shown));
});

test('and the history being tidied up', { tag: '@slow' }, async ({ page }) => {
  await signIn(page, 'vip01');
  await page.goto('/readhistory');
  await page.getByRole('button', { name: '管理' }).click();
  await expect(page.getByRole('checkbox', { name: /机器人阿福/ })).toBeVisible();
  await expectNothingForAxe(page);
});
