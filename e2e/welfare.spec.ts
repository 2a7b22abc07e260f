import type { Page } from '@playwright/test';
import { withDatabase } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { dialog, fillLogin, signIn } from './fixtures/steps.ts';

const CLAIM = '/api/v1/welfare/';

const newcomerGift = (page: Page) => page.getByRole('button', { name: /新人礼$/ });

/** What the head of the page says; the banner of the home page kept behind it says the same. */
const waiting = (page: Page) => page.getByRole('main', { name: '福利中心' }).getByText(/^今日可领/);

const exchange = (page: Page, title: string) => page.getByRole('button', { name: `兑换${title}` });

async function openWelfare(page: Page, loginName: string): Promise<void> {
  await signIn(page, loginName);
  await page.goto('/welfare');
  await expect(page.getByRole('heading', { name: '新人礼' })).toBeVisible();
}

test('邀请好友 of 我的 leads to its card; who comes back finds the page as they left it', async ({ page }) => {
  const inviting = page.getByRole('button', { name: '复制邀请链接' });
  await signIn(page, 'rich01');
  await page.goto('/profile');
  await page.getByRole('link', { name: /^邀请好友/ }).click();
  await expect(inviting).toBeInViewport();
  const last = page.getByRole('heading', { name: '热门活动' });
  const scroller = page.getByRole('main', { name: '福利中心' });
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(last).toBeInViewport();
  const top = await scroller.evaluate((element) => element.scrollTop);
  await page.getByRole('link', { name: /^兑换码/ }).click();
  await expect(page).toHaveURL(/\/gifts/);
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(top);
});

test('a double tap takes the newcomer’s gift once, and every figure follows', async ({ page, portal, watch }) => {
  await signIn(page, 'rich01');
  const rich = await portal.as('rich01');
  const [before, balance] = [await rich.ledger(), await rich.balance()];
  await page.goto('/');
  await page.getByRole('link', { name: /去福利中心.*今日可领 \d+ 份/ }).click();
  const count = Number(/\d+/.exec((await waiting(page).textContent()) ?? '')?.[0]);

  await newcomerGift(page).dblclick();
  await expect(page.getByText('领取成功，获得 50 钻石')).toBeVisible();
  await expect(page.getByRole('button', { name: '已领取' })).toBeDisabled();
  await expect(page.getByRole('link', { name: `余额 ${(balance + 50).toLocaleString('en-US')} 钻石` })).toBeVisible();
  await expect(waiting(page)).toHaveText(`今日可领 ${count - 1} 份`);
  expect(watch.calls(`${CLAIM}newbie/claim`)).toHaveLength(1);
  expect(await rich.ledger()).toEqual([50, ...before]);

  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByRole('link', { name: `去福利中心 今日可领 ${count - 1} 份` })).toBeVisible();
});

test.describe('an answer that is lost', () => {
  test.use({ tolerated: /ERR_FAILED|net::/ });

  test('is asked for again as the same request, even after a reload, and pays once', async ({
    page,
    portal,
    watch,
  }) => {
    await openWelfare(page, 'rich01');
    const before = await (await portal.as('rich01')).ledger();
    let losses = 1;
    await page.route(`**${CLAIM}newbie/claim`, async (route) => {
      losses -= 1;
      if (losses < 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await newcomerGift(page).click();
    await expect(page.getByText('网络异常，请重试（不会重复结算）')).toBeVisible();

    // As somebody would who saw nothing of what the server did.
    await page.route(
      '**/api/v1/welfare/home',
      async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as {
          data: { items: { id: string; state: number; usedByMe: number }[] };
        };
        for (const item of answer.data.items) if (item.id === 'newbie') Object.assign(item, { state: 1, usedByMe: 0 });
        await route.fulfill({ response, json: answer });
      },
      { times: 1 },
    );
    await page.reload();
    await newcomerGift(page).click();
    await expect(page.getByText('领取成功，获得 50 钻石')).toBeVisible();
    const ids = watch.calls(`${CLAIM}newbie/claim`).map(({ form }) => form.get('requestId'));
    expect(new Set(ids).size).toBe(1);
    expect(await (await portal.as('rich01')).ledger()).toEqual([50, ...before]);
  });
});

test('the member’s daily gift is there once a day; who is no member is led to membership', async ({ page, portal }) => {
  await openWelfare(page, 'vip01');
  const balance = await (await portal.as('vip01')).balance();
  await page.getByRole('button', { name: '立即领取会员每日礼' }).click();
  await expect(page.getByRole('button', { name: '明日再来' })).toBeDisabled();
  expect(await (await portal.as('vip01')).balance()).toBe(balance + 10);

  await page.evaluate(() => localStorage.clear());
  await openWelfare(page, 'poor01');
  await page.getByRole('link', { name: '开通可领' }).click();
  await expect(page).toHaveURL('/profile?pop=1');
});

test('an exchange is asked for before it is paid, and its code lies in 我的礼包', async ({ page, portal, watch }) => {
  await openWelfare(page, 'rich01');
  const rich = await portal.as('rich01');
  const before = await rich.ledger();

  await exchange(page, '纸上王国礼包').click();
  await dialog(page, '确认兑换').getByRole('button', { name: '取消' }).click();
  await expect(dialog(page, '确认兑换')).toHaveCount(0);
  expect(watch.calls(`${CLAIM}paper-kingdom`)).toHaveLength(0);

  await exchange(page, '纸上王国礼包').click();
  await expect(dialog(page, '确认兑换')).toContainText(/用\s*30\s*钻石兑换「纸上王国礼包」/);
  await dialog(page, '确认兑换').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('兑换成功，礼包码已放入「我的礼包」')).toBeVisible();
  await expect(page.getByRole('button', { name: '已达兑换上限' }).last()).toBeDisabled();
  expect(await rich.ledger()).toEqual([-30, ...before]);
});

test('too few diamonds lead to recharge, and nothing is charged', async ({ page, portal }) => {
  await openWelfare(page, 'poor01');
  await exchange(page, '7天会员体验').click();
  await expect(dialog(page, '确认兑换')).toContainText('当前余额 10 钻石，还差 190 钻石');
  await dialog(page, '确认兑换').getByRole('button', { name: '确定' }).click();
  await expect(dialog(page, '余额不足')).toContainText(/还差\s*190\s*钻石/);
  await dialog(page, '余额不足').getByRole('button', { name: '充值' }).click();
  await expect(page).toHaveURL('/recharge?for=welfare.vip-trial');
  expect(await (await portal.as('poor01')).balance()).toBe(10);
});

test('what was taken by others meanwhile is told, and the page says so from then on', async ({ page, portal }) => {
  await openWelfare(page, 'rich01');
  const balance = await (await portal.as('rich01')).balance();
  await withDatabase(portal.dataDir, (db) =>
    db.updateTable('welfare_items').set({ remaining: 0 }).where('id', '=', 'paper-kingdom').execute(),
  );
  await exchange(page, '纸上王国礼包').click();
  await dialog(page, '确认兑换').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('button', { name: '库存不足' })).toBeDisabled();
  expect(await (await portal.as('rich01')).balance()).toBe(balance);
});

test('a visitor sees all of it, logs in to take something and is back', async ({ page }) => {
  await page.goto('/welfare');
  await expect(page.getByRole('link', { name: '登录后获取邀请码' })).toBeVisible();
  await newcomerGift(page).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'poor01');
  await expect(page).toHaveURL('/welfare');
  await newcomerGift(page).click();
  await expect(page.getByText('领取成功，获得 50 钻石')).toBeVisible();
});

test.describe('inviting friends', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('one’s own code, the link that carries it, and the poster', async ({ page, portal, browser }) => {
    const { inviteCode } = await (await portal.as('rich01')).api.invite.mine();
    await openWelfare(page, 'rich01');
    await expect(page.getByText(inviteCode)).toBeVisible();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: '复制邀请码' }).click();
    await expect.poll(copied).toBe(inviteCode);
    await page.getByRole('button', { name: '复制邀请链接' }).click();
    await expect.poll(copied).toBe(`${portal.origin}/register?inviteCode=${inviteCode}`);

    const friend = await (await browser.newContext({ baseURL: portal.origin })).newPage();
    await friend.goto(await copied());
    await expect(friend.getByRole('textbox', { name: /邀请码/ })).toHaveValue(inviteCode);
    await expect(friend.getByText('邀请码已自动填入，绑定手机后双方各得 20 钻石')).toBeVisible();
    await friend.context().close();

    await page.getByRole('button', { name: '分享海报' }).click();
    await expect(page.getByRole('img', { name: /分享海报/ })).toBeVisible();
  });
});

test.describe('without the server', () => {
  test.use({ tolerated: /ERR_FAILED|net::|Failed to load/ });

  test('each part fails alone and comes back by a tap', async ({ page }) => {
    await signIn(page, 'rich01');
    let broken = true;
    await page.route('**/api/v1/welfare/home', (route) => (broken ? route.abort() : route.continue()));
    await page.goto('/welfare');
    const retry = page.getByRole('button', { name: /重试/ });
    await expect(retry).toBeVisible();
    await expect(page.getByText('我的邀请码')).toBeVisible();
    broken = false;
    await retry.click();
    await expect(newcomerGift(page)).toBeVisible();

    broken = true;
    await page.getByRole('button', { name: '刷新' }).focus();
    await page.keyboard.press('Enter');
    await expect(newcomerGift(page), 'what was read stays').toBeVisible();
  });

  test('offline is said, and the first reading is made good by itself', { tag: '@slow' }, async ({ page, context }) => {
    await signIn(page, 'rich01');
    await page.goto('/');
    await page.getByRole('link', { name: /去福利中心/ }).waitFor();
    await page.route('**/api/v1/welfare/home', (route) => route.abort());
    await page.getByRole('link', { name: /去福利中心/ }).click();
    await expect(page.getByRole('button', { name: /重试/ })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible();
    await page.unroute('**/api/v1/welfare/home');
    await context.setOffline(false);
    await expect(newcomerGift(page)).toBeVisible();
  });
});
