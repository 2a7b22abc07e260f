import type { Page } from '@playwright/test';
import { failPayment } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { addressesOnTheWayBack, dialog, fillLogin, signIn } from './fixtures/steps.ts';

/** D4: membership, from whatever asked for it, and back there. */

const sheet = (page: Page, name = '开通会员') => dialog(page, name);

const DAY_MS = 86_400_000;

/** A day as the page writes it. */
const dayOf = (time: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(time);

/** 立即开通 in the purchase dialog of the game of 300. */
async function openFromGame(page: Page): Promise<void> {
  await page.goto(GAME.paid300);
  await page.getByRole('button', { name: /钻石\s*下载$/ }).click();
  await dialog(page, '下载确认').getByRole('button', { name: '立即开通' }).click();
  await expect(page).toHaveURL('/profile?pop=1');
  await expect(sheet(page)).toContainText('星海拾荒者');
}

const choose = async (page: Page, plan: RegExp, method: RegExp, name?: string) => {
  await sheet(page, name).getByRole('radio', { name: plan }).click();
  await sheet(page, name).getByRole('radio', { name: method }).click();
};

test('D4 from a game: paid at the cashier, told until when, and back to the game', async ({ page, portal, watch }) => {
  await signIn(page, 'poor01');
  await openFromGame(page);
  await choose(page, /月卡/, /支付宝/);
  await expect(sheet(page)).toContainText('开通月卡，本游戏及全部游戏免费');
  await expect(sheet(page)).toContainText(`开通后有效期至 ${dayOf(Date.now() + 30 * DAY_MS)}`);
  await sheet(page).getByRole('button', { name: '立即开通 ¥30' }).dblclick();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page).toHaveURL(/\/profile\?pop=1&for=game\.1002&orderId=/);

  const poor = await portal.as('poor01');
  const { expTime, levelType, badge } = await poor.api.account.status(poor.uid);
  expect([levelType, badge]).toEqual([1, 'month']);
  await expect(dialog(page, '支付结果')).toContainText(`开通成功，会员有效期至 ${dayOf(expTime ?? 0)}`);
  const calls = watch.calls('/api/vip/vipopen');
  expect(calls.map(({ form }) => [form.get('type'), form.get('source'), form.get('payType')])).toEqual([
    ['1', '1002', 'alipay'],
  ]);

  // Counted once, however often its result is looked at.
  const orderId = new URL(page.url()).searchParams.get('orderId');
  await page.reload();
  await dialog(page, '支付结果').getByRole('button', { name: '返回游戏' }).click();
  expect(await page.evaluate(() => localStorage.getItem('trackedOrders'))).toBe(JSON.stringify([orderId]));
  await expect(page).toHaveURL(GAME.paid300);
  await expect(page.getByRole('button', { name: '会员免费下载' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('vipconfig'))).toBe('{"type":0,"source":"0"}');
  expect(await poor.ledger()).toEqual([5, 5]);
  expect((await addressesOnTheWayBack(page)).filter((address) => address.includes('/pay/'))).toEqual([]);
});

test('重新支付 after a failure pays for the card that failed, the same way, whatever the sheet would choose', async ({
  page,
  portal,
  watch,
}) => {
  const poor = await portal.as('poor01');
  const { plans } = await poor.api.membership.offer(poor.uid);
  const card = plans.find(({ recommended }) => !recommended);
  const opened = await poor.api.membership.open({
    vipId: card?.id ?? '',
    payType: 'wechat',
    type: 0,
    source: '0',
    requestId: crypto.randomUUID(),
  });
  const orderId = 'order' in opened ? opened.order.orderId : '';
  await failPayment(portal.dataDir, orderId);
  await signIn(page, 'poor01');
  await page.goto(`/profile?pop=1&orderId=${orderId}`);
  await dialog(page, '支付结果').getByRole('button', { name: '重新支付' }).dblclick();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(dialog(page, '支付结果')).toContainText('开通成功');
  const calls = watch.calls('/api/vip/vipopen');
  expect(calls.map(({ form }) => ['vipId', 'payType', 'shownPrice'].map((field) => form.get(field)))).toEqual([
    [card?.id, 'wechat', `${card?.priceFen}`],
  ]);
});

test('D4 from a game with diamonds: a double tap is one debit', async ({ page, portal, watch }) => {
  await signIn(page, 'rich01');
  const rich = await portal.as('rich01');
  const price = (await rich.api.membership.offer(rich.uid)).plans.find(({ name }) => name === '月卡')?.coinPrice ?? 0;
  expect(price).toBeGreaterThan(0);
  await openFromGame(page);
  await choose(page, /月卡/, /钻石支付/);
  await sheet(page)
    .getByRole('button', { name: `立即开通 ${price} 钻石` })
    .click();
  await dialog(page, '确认开通').getByRole('button', { name: '确定' }).dblclick();
  await expect(dialog(page, '支付结果')).toContainText(/开通成功，会员有效期至 \d{4}-\d\d-\d\d/);
  expect(watch.calls('/api/vip/vipopen')).toHaveLength(1);
  expect(await rich.balance()).toBe(5000 - price);
  expect((await rich.ledger()).filter((amount) => amount === -price)).toHaveLength(1);
  await dialog(page, '支付结果').getByRole('button', { name: '返回游戏' }).click();
  await expect(page).toHaveURL(GAME.paid300);
  // Without a reload: what was read before membership is read anew.
  await expect(page.getByRole('button', { name: '会员免费下载' })).toBeVisible();
});

test('a reload opens the sheet again; closing it takes pop out of the address and leaves one profile in history', async ({
  page,
}) => {
  await signIn(page, 'poor01');
  await openFromGame(page);
  await page.reload();
  await expect(sheet(page)).toContainText('星海拾荒者');
  await sheet(page).getByRole('button', { name: '关闭' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(sheet(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(GAME.paid300);
});

test('Back closes the sheet and stays', async ({ page }) => {
  await signIn(page, 'poor01');
  await page.goto('/');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click();
  await page.getByRole('button', { name: '立即开通' }).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/profile');
});

test('a visitor logs in first and comes back to the sheet; Back from login is no circle', async ({ page }) => {
  await page.goto('/');
  await page.goto('/profile?pop=1');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText('请先登录')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goto('/profile?pop=1');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillLogin(page, 'poor01');
  await expect(page).toHaveURL('/profile?pop=1');
  await expect(sheet(page)).toBeVisible();
});

test('a renewal is added to the old date', async ({ page, portal }) => {
  await signIn(page, 'vip01');
  const vip = await portal.as('vip01');
  const before = (await vip.api.account.status(vip.uid)).expTime ?? 0;
  await page.goto('/profile');
  await page.getByRole('button', { name: '续费', exact: true }).click();
  const renewal = sheet(page, '续费会员');
  await expect(renewal).toContainText(`当前有效期至 ${dayOf(before)}`);
  await choose(page, /季卡/, /微信支付/, '续费会员');
  await expect(renewal).toContainText(`开通后有效期至 ${dayOf(before + 90 * DAY_MS)}`);
  await renewal.getByRole('button', { name: '立即续费 ¥78' }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(dialog(page, '支付结果')).toContainText(dayOf(before + 90 * DAY_MS));
  expect((await vip.api.account.status(vip.uid)).expTime).toBe(before + 90 * DAY_MS);
  await dialog(page, '支付结果').getByRole('button', { name: '完成' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(`有效期至 ${dayOf(before + 90 * DAY_MS)}`, { exact: true })).toBeVisible();
});

test('too few diamonds lead to recharge and back to the sheet, which still knows the game', async ({
  page,
  portal,
}) => {
  await signIn(page, 'poor01');
  const poor = await portal.as('poor01');
  const price = (await poor.api.membership.offer(poor.uid)).plans.find(({ name }) => name === '月卡')?.coinPrice ?? 0;
  await openFromGame(page);
  await choose(page, /月卡/, /钻石支付/);
  await expect(sheet(page)).toContainText(`还差 ${price - 10} 钻石`);
  await sheet(page).getByRole('button', { name: '钻石不足，去充值' }).click();
  await expect(page).toHaveURL('/recharge?for=membership.vip-month.game.1002');
  await expect(page.getByText('开通会员月卡')).toBeVisible();
  await page.getByRole('button', { name: /立即支付/ }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByText(/充值成功，到账/)).toBeVisible();
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page).toHaveURL('/profile?pop=1&for=game.1002');
  await expect(sheet(page)).toContainText('星海拾荒者');
  await choose(page, /月卡/, /钻石支付/);
  await sheet(page)
    .getByRole('button', { name: `立即开通 ${price} 钻石` })
    .click();
  await dialog(page, '确认开通').getByRole('button', { name: '确定' }).click();
  await dialog(page, '支付结果').getByRole('button', { name: '返回游戏' }).click();
  await expect(page).toHaveURL(GAME.paid300);
});

test('a payment given up at the cashier says so, and the order waits', async ({ page, portal }) => {
  await signIn(page, 'poor01');
  await openFromGame(page);
  await choose(page, /年卡/, /支付宝/);
  await sheet(page).getByRole('button', { name: '立即开通 ¥268' }).click();
  await page.getByRole('button', { name: '取消支付' }).click();
  await expect(dialog(page, '支付结果')).toContainText('已取消支付，订单可在明细中继续支付');
  await dialog(page, '支付结果').getByRole('button', { name: '知道了' }).click();
  await expect(page).toHaveURL('/profile');
  const poor = await portal.as('poor01');
  expect((await poor.api.recharge.orders(poor.uid)).records.map(({ kind, status }) => [kind, status])).toEqual([
    ['vip', 0],
  ]);
});
