import type { Page } from '@playwright/test';
import { failPayment } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { rows } from './fixtures/lists.ts';
import type { ServerView } from './fixtures/serverApi.ts';
import { dialog, fillLogin, signIn } from './fixtures/steps.ts';

/** D1: what came in and went out, and what was ordered. */

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** An order of rich01's made elsewhere, for the smallest package, and left unpaid; gives its number. */
async function makeOrder({ api }: ServerView): Promise<string> {
  const { packages } = await api.recharge.offer();
  const { order } = await api.recharge.payInfo({
    kind: 'coin',
    productId: packages[0]?.id ?? '',
    payType: 'wechat',
    returnUrl: '/recharge',
    requestId: crypto.randomUUID(),
  });
  return order.orderId;
}

test('rows lead to their objects, and Back finds the list as it was', async ({ page }) => {
  await signIn(page, 'vip01');
  await page.goto('/profile');
  await page.getByRole('link', { name: '明细' }).click();
  await expect(page).toHaveURL('/xdetail');
  await expect(page).toHaveTitle(/ - 钻石明细$/);
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: '支出' }).click();
  await expect(rows(page).filter({ hasText: '收入' })).toHaveCount(0);
  await page.getByRole('link', { name: /下载游戏《猫咪咖啡馆》/ }).click();
  await expect(page).toHaveURL('/detail/1004');
  await page.goBack();
  await expect(page).toHaveURL('/xdetail');
  await expect(page.getByRole('button', { name: '支出', pressed: true })).toBeVisible();
});

test('direction and month are asked of the server', async ({ page, watch }) => {
  await signIn(page, 'rich01');
  await page.goto('/xdetail');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: '收入' }).click();
  await expect.poll(() => watch.calls('/api/user/center/coin/all').at(-1)?.form.get('direction')).toBe('1');
  await page.getByRole('button', { name: '全部时间' }).click();
  const months = dialog(page, '选择月份');
  await months.getByRole('button', { name: '上一年' }).click();
  await months.getByRole('button', { name: /年1月$/ }).click();
  await expect.poll(() => watch.calls('/api/user/center/coin/all').at(-1)?.form.get('month')).toMatch(/^\d{4}-01$/);
  await expect(page.getByText('暂无记录')).toBeVisible();
  await page.getByRole('button', { name: '查看全部' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('a payment given up leaves an order, and the same order is paid later', async ({ page, portal }) => {
  await signIn(page, 'rich01');
  await page.goto('/recharge');
  await page.getByRole('radio', { name: /1280/ }).click();
  await page.getByRole('button', { name: '立即支付 ¥128' }).click();
  await page.getByRole('button', { name: '取消支付' }).click();
  await page.getByRole('button', { name: '知道了' }).click();
  await expect(page).toHaveURL('/recharge');
  await expect(page.getByRole('region', { name: '待支付订单' })).toContainText('1280');

  const rich = await portal.as('rich01');
  const waiting = (await rich.api.recharge.orders(rich.uid)).records.find(({ status }) => status === 0);
  await page.getByRole('link', { name: '充值记录' }).click();
  await expect(page).toHaveURL('/xdetail?tab=order');
  const order = rows(page).filter({ hasText: waiting?.orderId ?? 'no order waits' });
  await expect(order).toContainText('待支付');
  await expect(order.getByRole('timer')).toHaveText(/^1[0-4]:\d\d$/);
  await order.getByRole('button', { name: '去支付' }).click();
  await expect(page.getByText(waiting?.orderId ?? '')).toBeVisible();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page).toHaveURL(new RegExp(`/recharge\\?orderId=${waiting?.orderId}`));
  await expect(page.getByText(/充值成功，到账/)).toBeVisible();
  const after = (await rich.api.recharge.orders(rich.uid)).records;
  expect(after.filter(({ orderId }) => orderId === waiting?.orderId).map(({ status }) => status)).toEqual([1]);
  expect(after.filter(({ status }) => status === 0)).toEqual([]);
});

test('重新支付 after a failure pays for what failed, the same way, whatever the page has chosen', async ({
  page,
  portal,
  watch,
}) => {
  const rich = await portal.as('rich01');
  const orderId = await makeOrder(rich);
  await failPayment(portal.dataDir, orderId);
  await signIn(page, 'rich01');
  await page.goto(`/recharge?orderId=${orderId}`);
  await dialog(page, '支付结果').getByRole('button', { name: '重新支付' }).dblclick();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByText(/充值成功，到账/)).toBeVisible();
  const [smallest] = (await rich.api.recharge.offer()).packages;
  const calls = watch.calls('/api/order/payInfo');
  expect(calls.map(({ form }) => [form.get('productId'), form.get('payType')])).toEqual([[smallest?.id, 'wechat']]);
});

test('an order closed before it was paid says so where its result is told, and is ordered anew', async ({
  page,
  portal,
}) => {
  const rich = await portal.as('rich01');
  const orderId = await makeOrder(rich);
  await rich.api.recharge.cancelOrder(orderId);
  await signIn(page, 'rich01');
  await page.goto(`/recharge?orderId=${orderId}&result=cancel`);
  await expect(dialog(page, '支付结果')).toContainText('订单已关闭，请重新下单');
  await dialog(page, '支付结果').getByRole('button', { name: '重新下单' }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByText(/充值成功，到账/)).toBeVisible();
});

test('an order is cancelled after one more question', async ({ page, portal }) => {
  const rich = await portal.as('rich01');
  const orderId = await makeOrder(rich);
  await signIn(page, 'rich01');
  await page.goto('/xdetail?tab=order');
  const order = rows(page).filter({ hasText: orderId });
  await order.getByRole('button', { name: '取消订单' }).click();
  await dialog(page, '取消订单').getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByText('订单已取消')).toBeVisible();
  await expect(order).toContainText('已取消');
  await expect(order.getByRole('button', { name: '去支付' })).toHaveCount(0);
  expect((await rich.api.recharge.order(rich.uid, orderId)).status).toBe(2);
});

test('an order closed elsewhere meanwhile says so and is shown as it is', async ({ page, portal }) => {
  const rich = await portal.as('rich01');
  const orderId = await makeOrder(rich);
  await signIn(page, 'rich01');
  await page.goto('/xdetail?tab=order');
  const order = rows(page).filter({ hasText: orderId });
  await expect(order).toContainText('待支付');
  await rich.api.recharge.cancelOrder(orderId);
  await order.getByRole('button', { name: '去支付' }).click();
  await expect(page.getByText(/订单已支付或已关闭/)).toBeVisible();
  await expect(order).toContainText('已取消');
});

test('an address with an order that is not one’s own holds nobody up', async ({ page }) => {
  await signIn(page, 'rich01');
  await page.goto('/recharge?orderId=2026010100000000000000');
  const result = dialog(page, '支付结果');
  await expect(result).toContainText('支付结果确认中，到账后会通知您');
  await result.getByRole('button', { name: '关闭' }).click();
  await expect(page).toHaveURL('/recharge');
});

test('a visitor is asked to log in on the page itself, and comes back to it', async ({ page, watch }) => {
  await page.goto('/xdetail?tab=order');
  await expect(page.getByText('登录后查看明细')).toBeVisible();
  expect(watch.calls('/api/user/center/coin')).toEqual([]);
  await page.getByRole('link', { name: '去登录' }).click();
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL('/xdetail?tab=order');
  await expect(tab(page, '订单')).toHaveAttribute('aria-selected', 'true');
});

test('every entry of 我的 leads to a page of its own', async ({ page }) => {
  await signIn(page, 'rich01');
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click();
  const entries = page.getByRole('navigation', { name: '我的服务' }).getByRole('link');
  await expect(entries).toHaveCount(11);
  const targets = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const [index, target] of targets.entries()) {
    await entries.nth(index).click();
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(page).toHaveURL('/profile');
  }
});

test('an order cancelled at the cashier and gone on with keeps its game: 还差, 继续下载, and Back leads to it', async ({
  page,
}) => {
  await signIn(page, 'poor01');
  await page.goto('/recharge?for=game.1002&from=singlemessage');
  await expect(page.getByText('下载《星海拾荒者》')).toBeVisible();
  await page.getByRole('button', { name: /立即支付/ }).click();
  await page.getByRole('button', { name: '取消支付' }).click();
  await dialog(page, '支付结果').getByRole('button', { name: '知道了' }).click();
  await page.goto('/xdetail?tab=order');
  await page.getByRole('button', { name: '去支付' }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page).toHaveURL(/\/recharge\?for=game\.1002&orderId=/);
  await dialog(page, '支付结果').getByRole('button', { name: '继续下载' }).click();
  await expect(page).toHaveURL('/detail/1002');
  await expect(dialog(page, '下载确认')).toContainText('星海拾荒者');
});

test('what a chat app appends to the address is no game', async ({ page }) => {
  await signIn(page, 'poor01');
  await page.goto('/recharge?from=singlemessage&for=game.singlemessage');
  await page.getByRole('button', { name: /立即支付/ }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  const result = dialog(page, '支付结果');
  await expect(result).toContainText(/充值成功，到账/);
  await expect(result.getByRole('button', { name: '继续下载' })).toHaveCount(0);
  await result.getByRole('button', { name: '完成' }).click();
  await expect(page).toHaveURL(/\/recharge/);
});

test('a payment whose return was lost still says what it was for', async ({ page }) => {
  await signIn(page, 'poor01');
  await page.goto('/recharge?for=game.1002');
  await page.getByRole('button', { name: /立即支付/ }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(dialog(page, '支付结果')).toContainText(/充值成功，到账/);
  await page.goto('/recharge');
  await expect(page.getByText('钻石已足够')).toBeVisible();
  await page.getByRole('button', { name: '继续：下载《星海拾荒者》' }).click();
  await expect(page).toHaveURL('/detail/1002');
  await expect(dialog(page, '下载确认')).toContainText('星海拾荒者');
});
