import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import type { ServerView } from './fixtures/serverApi.ts';
import { dialog, fillLogin, signIn } from './fixtures/steps.ts';

const taskRow = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

const claimButton = (page: Page, title: string) => page.getByRole('button', { name: `领取：${title}` });

const profileEntry = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^我的/ });

// Everything here is tapped sooner than a person would.
/** Takes and reads all that waits, so that nothing but what the test does can light the dot. */
async function leaveNothingWaiting({ api, uid }: ServerView): Promise<void> {
  const requestId = () => crypto.randomUUID();
  await api.checkIn.checkIn({ requestId: requestId() });
  await api.welfare.claim('newbie', { requestId: requestId() });
  await api.tasks.claimAll({ requestId: requestId() });
  await api.messages.readAll();
  const { claimable, unread } = await api.account.status(uid);
  expect({ claimable, unread }).toEqual({ claimable: 0, unread: 0 });
}

/** product §4.1, J9, the second half. */
test('J9 a task is begun, done, claimed on the way back, and the red dot goes', async ({ page, portal }) => {
  const poor = await portal.as('poor01');
  await leaveNothingWaiting(poor);
  const before = await poor.balance();
  await signIn(page, 'poor01');
  await page.goto('/');

  await test.step('去完成 leads to where it is done', async () => {
    await expect(profileEntry(page)).not.toHaveAccessibleName(/有新内容/);
    await page.getByRole('link', { name: /做任务 领钻石/ }).click();
    await expect(taskRow(page, '点赞 3 次')).toContainText('进度 0/3');
    await page.getByRole('link', { name: '去完成：点赞 3 次' }).click();
    await expect(page).toHaveURL(/\/square/);
  });

  await test.step('it is done', async () => {
    for (let done = 0; done < 3; done += 1) {
      const answered = page.waitForResponse(/\/post\/[^/]+\/like/);
      await page.getByRole('button', { name: /赞/, pressed: false }).first().click();
      await answered;
    }
  });

  await test.step('back, the row has moved on and pays', async () => {
    await page.goBack();
    await expect(taskRow(page, '点赞 3 次')).toContainText('进度 3/3');
    await expect(taskRow(page, '点赞 3 次')).toHaveAttribute('data-highlighted');
    await claimButton(page, '点赞 3 次').click();
    await expect(page.getByText('已领取 5 钻石')).toBeVisible();
    await expect(taskRow(page, '点赞 3 次')).toContainText('已完成');
    await expect(page.getByRole('link', { name: `余额 ${before + 5} 钻石` })).toBeVisible();
    expect(await poor.balance()).toBe(before + 5);
    expect((await poor.ledger())[0]).toBe(5);
  });

  await test.step('no dot is left, and home counts the task', async () => {
    await page.goBack();
    await expect(page.getByText('已完成 2/5')).toBeVisible();
    await expect(profileEntry(page)).not.toHaveAccessibleName(/有新内容/);
  });
});

test('J9 the red dot stands while a reward waits, and goes with it', async ({ page, portal }) => {
  const poor = await portal.as('poor01');
  await leaveNothingWaiting(poor);
  await poor.api.tasks.report({ event: 'share', refId: 'portal' });
  await signIn(page, 'poor01');
  await page.goto('/');
  await expect(profileEntry(page)).toHaveAccessibleName(/有新内容/);
  await page.getByRole('link', { name: /做任务 领钻石/ }).click();
  await claimButton(page, '分享 1 次').click();
  await expect(page.getByText('已领取 5 钻石')).toBeVisible();
  await page.goBack();
  await expect(profileEntry(page)).not.toHaveAccessibleName(/有新内容/);
});

test('J9 一键领取 takes two rewards, each once', async ({ page, portal }) => {
  const poor = await portal.as('poor01');
  await leaveNothingWaiting(poor);
  await poor.api.tasks.report({ event: 'share', refId: 'portal' });
  await poor.api.comics.subscribe('2001', true);
  const before = await poor.balance();
  const rows = await poor.ledger();
  await signIn(page, 'poor01');
  await page.goto('/task');
  await page.getByRole('button', { name: '一键领取（2）' }).dblclick();
  await expect(page.getByText('已领取 15 钻石')).toBeVisible();
  await expect(page.getByRole('link', { name: `余额 ${before + 15} 钻石` })).toBeVisible();
  await expect(page.getByRole('button', { name: /领取/ })).toHaveCount(0);
  expect(await poor.balance()).toBe(before + 15);
  expect((await poor.ledger()).length).toBe(rows.length + 2);
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is done in the sheet of the task itself', async ({ page, portal }) => {
    await leaveNothingWaiting(await portal.as('poor01'));
    await signIn(page, 'poor01');
    await page.goto('/task');
    await page.getByRole('button', { name: '去完成：分享 1 次' }).click();
    const sheet = dialog(page, '分享');
    await sheet.getByRole('button', { name: '复制链接' }).click();
    await expect(sheet.getByRole('status')).toHaveText('复制成功');
    await page.keyboard.press('Escape');
    await expect(claimButton(page, '分享 1 次')).toBeVisible();
  });
});

test('reading is told of every half minute, while somebody is there', async ({ page, portal, watch }) => {
  await page.clock.install();
  await signIn(page, 'rich01');
  await page.goto('/readbook/2001/2001-1');
  await expect(page.getByRole('img', { name: '第1页' })).toBeVisible();
  const told = () =>
    watch.calls('/api/v1/task/event').map(({ form }) => [form.get('event'), form.get('refId'), form.get('seconds')]);
  // Measuring the pages counts as a sign of the reader; on a slow machine it comes after many minutes of this clock.
  await page.evaluate(() => new Promise((measured) => new ResizeObserver(measured).observe(document.body)));
  await page.clock.runFor(31_000);
  await expect.poll(told).toEqual([['read', '2001-1', '30']]);
  // Nobody turns a page any more: within a minute it ends, whatever the hour.
  await page.clock.runFor(120_000);
  // What the page has sent by now is noted here once an answer to something sent after it has come.
  const noted = () => page.evaluate(async () => void (await fetch('/healthz')));
  await noted();
  const whileThere = told().length;
  await page.clock.runFor(600_000);
  await noted();
  expect(told()).toHaveLength(whileThere);
  const { tasks } = await (await portal.as('rich01')).api.tasks.list();
  expect(tasks.find(({ id }) => id === 'daily-read')?.progress).toBe(0);
});

test('a visitor sees the list, logs in and is back', async ({ page }) => {
  await page.goto('/task');
  await expect(page).toHaveTitle(/ - 任务中心$/);
  await expect(page.getByText('登录后开始任务')).toBeVisible();
  await page.getByRole('link', { name: '去完成：首次发帖' }).click();
  await fillLogin(page, 'poor01');
  await expect(page).toHaveURL('/task');
  await expect(page.getByText(/今日已得/)).toBeVisible();
});

test.describe('a list that cannot be read', () => {
  test.use({ tolerated: /500 \(Internal Server Error\)/ });

  test('says so, is not called empty, and comes with a tap', async ({ page }) => {
    await page.route('**/api/v1/task/list', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/task');
    await expect(page.getByRole('button', { name: /重试/ })).toBeVisible();
    await expect(page.getByText('任务都完成啦，明天再来')).toBeHidden();
    await page.unroute('**/api/v1/task/list');
    await page.getByRole('button', { name: /重试/ }).click();
    await expect(page.getByRole('heading', { name: '每日任务' })).toBeVisible();
  });
});
