import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { addressesOnTheWayBack, anyDialog, dialog, downloadBy, fillLogin } from './fixtures/steps.ts';

/** product §4.1, J1: a visitor buys a game, from the first tap to the file. */
test('J1 a visitor logs in, recharges, buys a paid game and downloads it', async ({ page, portal, watch }) => {
  await test.step('a paid game asks a visitor to log in, and the dialog opens by itself afterwards', async () => {
    await page.goto(GAME.paid300);
    await page.getByRole('button', { name: '登录后下载' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, 'poor01');
    await expect(page).toHaveURL(GAME.paid300);
    await expect(page.getByText('欢迎回来，省着点花')).toBeVisible();
    await expectConfirmDialog(page, { price: 300, balance: 10 });
  });

  await test.step('too few diamonds lead to recharge, with the right package chosen', async () => {
    await dialog(page, '下载确认').getByRole('button', { name: '确认下载' }).click();
    await expect(dialog(page, '下载确认')).toBeHidden();
    const insufficient = dialog(page, '余额不足');
    await expect(insufficient).toContainText('当前钻石余额不足，请充值后继续');
    await expect(insufficient).toContainText(/还差\s*290\s*钻石/);
    await insufficient.getByRole('button', { name: '充值' }).click();
    await expect(page).toHaveURL(/\/recharge\?for=game.1002/);
    await expect(page.getByText(/还差\s*290\s*钻石/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /300/, checked: true })).toBeVisible();
    expect(watch.calls('/api/user/game/download/')).toHaveLength(0);
  });

  await test.step('the demo cashier is paid, and the way on is offered', async () => {
    await page.getByRole('button', { name: /立即支付/ }).click();
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page).toHaveURL(/\/recharge\?for=game.1002&orderId=/);
    await expect(page.getByText('充值成功，到账 620 钻石')).toBeVisible();
    await page.getByRole('button', { name: '继续下载' }).click();
    await expect(page).toHaveURL(GAME.paid300);
    await expectConfirmDialog(page, { price: 300, balance: 630 });
  });

  await test.step('a double tap is one purchase', async () => {
    const file = await downloadBy(page, () =>
      dialog(page, '下载确认').getByRole('button', { name: '确认下载' }).dblclick(),
    );
    expect(file.suggestedFilename()).not.toBe('');
    await expect(page.getByText('开始下载')).toBeVisible();
    const calls = watch.calls('/api/user/game/download/1002');
    expect(calls.map(({ form }) => form.get('platformType'))).toEqual(['1']);
    const poor = await portal.as('poor01');
    expect(await poor.ledger()).toEqual([-300, 620, 5, 5]);
    expect(await poor.balance()).toBe(330);
  });

  await test.step('afterwards it is owned, and downloading again costs nothing', async () => {
    await page.getByRole('button', { name: /已购买.*重新下载/ }).click();
    const again = dialog(page, '下载确认');
    await expect(again).toContainText('您已购买该游戏，可免费重新下载');
    await downloadBy(page, () => again.getByRole('button', { name: '确认下载' }).click());
    expect(await (await portal.as('poor01')).balance()).toBe(330);
  });

  await test.step('Back never shows login or the cashier, and no dialog opens again', async () => {
    const seen = await addressesOnTheWayBack(page);
    expect(seen.filter((address) => /\/login|\/pay\//.test(address))).toEqual([]);
    await page.goto(GAME.paid300);
    await expect(page.getByRole('button', { name: /已购买.*重新下载/ })).toBeVisible();
    await expect(anyDialog(page)).toHaveCount(0);
  });
});

async function expectConfirmDialog(page: Page, { price, balance }: { price: number; balance: number }) {
  const confirm = dialog(page, '下载确认');
  await expect(confirm).toHaveCount(1);
  await expect(confirm).toContainText('星海拾荒者');
  await expect(confirm).toContainText(new RegExp(`下载该游戏需要\\s*${price}\\s*钻石`));
  await expect(confirm).toContainText(new RegExp(`当前余额\\s*${balance}\\s*钻石`));
}
