import type { Page } from '@playwright/test';
import { ALIVE } from './fixtures/prerenderedPages.ts';
import { withDatabase } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { anyDialog, chooseTab, dialog, fillLogin, signIn } from './fixtures/steps.ts';

/** Demo activities by what they are good for. */
const RUNNING = { id: '3001', title: '夏日连签季', reward: 10 };
const COMING = { id: '3004', title: '星海远征周' };
const ENDED = { id: '3006', title: '咖啡馆开张啦' };

/** Tapped long before the code, the entry would lead on as a document, and Back out of the next one. */
async function followHomeEntry(page: Page) {
  await page.goto('/');
  await expect(ALIVE['/']!(page)).toBeVisible();
  await page.getByRole('link', { name: '活动', exact: true }).click();
}

const card = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(title) });

test('tabs and sheet stand in the address; Back closes the sheet, the next Back leaves', async ({ page }) => {
  await followHomeEntry(page);
  await expect(page).toHaveTitle('晴屿 - 活动中心');
  await expect(card(page, RUNNING.title)).toContainText(/还剩 \d+天/);

  await chooseTab(page, '即将开始');
  await expect(page).toHaveURL('/activity?tab=coming');
  await card(page, COMING.title).click();
  await expect(page).toHaveURL(`/activity?tab=coming&id=${COMING.id}`);
  await expect(dialog(page, COMING.title).getByRole('button', { name: '即将开始' })).toBeDisabled();

  await page.reload();
  await expect(dialog(page, COMING.title)).toBeVisible();
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/activity?tab=coming');
  await expect(card(page, COMING.title)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link leads straight to an activity, whatever its state', async ({ page }) => {
  await page.goto(`/activity?id=${ENDED.id}`);
  await expect(dialog(page, ENDED.title).getByRole('button', { name: '已结束' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/activity');
  await expect(card(page, RUNNING.title)).toBeVisible();
  await chooseTab(page, '已结束');
  await expect(card(page, ENDED.title)).toBeVisible();
});

test('one that is not there is said to be so', async ({ page }) => {
  for (const id of ['9999', '../x', '%00']) {
    await page.goto(`/activity?id=${encodeURIComponent(id)}`);
    await expect(dialog(page, '活动详情')).toContainText('活动不存在或已下架');
  }
  await page.getByRole('button', { name: '看看其他活动' }).click();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/activity');
});

test('a double tap joins once; then the way on, and Back to the sheet', async ({ page, portal, watch }) => {
  await signIn(page, 'rich01');
  const rich = await portal.as('rich01');
  const before = await rich.ledger();
  await followHomeEntry(page);
  await card(page, RUNNING.title).click();
  const sheet = dialog(page, RUNNING.title);
  await expect(sheet).toContainText(`参加即得 ${RUNNING.reward} 钻石`);
  await sheet.getByRole('button', { name: '立即参加' }).dblclick();
  await expect(page.getByText(`参加成功，获得 ${RUNNING.reward} 钻石`)).toBeVisible();
  await expect(sheet.getByText('已参加')).toBeVisible();
  // The way on has come to where the button was; a second tap that is later than the answer was not meant for it.
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(watch.calls(`/api/v1/activity/${RUNNING.id}/join`)).toHaveLength(1);
  expect(await rich.ledger()).toEqual([RUNNING.reward, ...before]);

  await sheet.getByRole('link', { name: '去签到' }).click();
  await expect(page).toHaveURL('/checkin');
  await expect(page.getByRole('heading', { level: 1, name: '签到' })).toBeVisible();
  await page.goBack();
  await expect(sheet.getByText('已参加')).toBeVisible();
  await page.goBack();
  await expect(card(page, RUNNING.title)).toContainText('已参加');
});

test('a visitor reads the rules, logs in to join and is back at the sheet', async ({ page }) => {
  await page.goto('/activity');
  await card(page, RUNNING.title).click();
  await dialog(page, RUNNING.title).getByRole('button', { name: '立即参加' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'poor01');
  const sheet = dialog(page, RUNNING.title);
  await sheet.getByRole('button', { name: '立即参加' }).click();
  await expect(sheet.getByText('已参加')).toBeVisible();
});

test.describe('rules from outside', () => {
  // The content policy stops a handler before the sanitiser takes it away, and says so.
  test.use({ tolerated: /Content Security Policy|404/ });

  test('run nothing', async ({ page, portal }) => {
    const rule =
      '<p>规则</p><img src=x onerror="window.ran=1"><script>window.ran=1</script><a href="javascript:window.ran=1">点我</a>';
    await withDatabase(portal.dataDir, (db) =>
      db.updateTable('activities').set({ rule, title: '<b>活动</b>' }).where('id', '=', RUNNING.id).execute(),
    );
    await page.goto(`/activity?id=${RUNNING.id}`);
    await expect(dialog(page, '<b>活动</b>').getByText('规则')).toBeVisible();
    await expect(page.getByRole('link', { name: '点我' })).toHaveCount(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

test('a tab without activities says so and leads on', async ({ page, portal }) => {
  await withDatabase(portal.dataDir, async (db) => {
    await db.deleteFrom('activity_joins').execute();
    await db.deleteFrom('activities').execute();
  });
  await page.goto('/activity?tab=ended');
  await expect(page.getByText('暂无活动，敬请期待')).toBeVisible();
  await page.getByRole('button', { name: '看看进行中的活动' }).click();
  await expect(page).toHaveURL('/activity');
  await expect(page.getByText('暂无活动，敬请期待')).toBeVisible();
});

test.describe('without the server', () => {
  test.use({ tolerated: /ERR_FAILED|net::|Failed to load/ });

  test('list and sheet fail apart, and a tap brings each back', async ({ page }) => {
    await page.route('**/api/v1/activity/**', (route) => route.abort());
    await page.goto(`/activity?id=${RUNNING.id}`);
    const retry = dialog(page, '活动详情').getByRole('button', { name: /重试/ });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/activity/**');
    await retry.click();
    await expect(dialog(page, RUNNING.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /重试/ }).click();
    await expect(card(page, RUNNING.title)).toBeVisible();
  });

  test('joining with a lost answer joins once', async ({ page, portal, watch }) => {
    await signIn(page, 'rich01');
    const before = await (await portal.as('rich01')).ledger();
    let losses = 1;
    await page.route('**/join', async (route) => {
      losses -= 1;
      if (losses < 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.goto(`/activity?id=${RUNNING.id}`);
    const join = dialog(page, RUNNING.title).getByRole('button', { name: '立即参加' });
    await join.click();
    await expect(page.getByText('网络异常，请重试（不会重复参加）')).toBeVisible();
    await join.click();
    await expect(dialog(page, RUNNING.title).getByText('已参加')).toBeVisible();
    const ids = watch.calls(`/api/v1/activity/${RUNNING.id}/join`).map(({ form }) => form.get('requestId'));
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await (await portal.as('rich01')).ledger()).toEqual([RUNNING.reward, ...before]);
  });
});
