import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { dialog, fillLogin, signIn } from './fixtures/steps.ts';

/** product §4.1, J9. poor01 has 10 diamonds and checked in on the day before the server's first start. */
const CHECK_IN = '**/api/v1/checkin';

const checkInButton = (page: Page) => page.getByRole('button', { name: '立即签到' });

const balance = (page: Page, amount: number) => page.getByRole('link', { name: `余额 ${amount} 钻石` });

const strip = (page: Page) => page.getByRole('list', { name: '七天签到' });

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The check-in and what it tells, closed again. */
async function checkIn(page: Page, words: string): Promise<void> {
  await checkInButton(page).click();
  const sheet = dialog(page, '签到成功');
  await expect(sheet).toContainText(words);
  await sheet.getByRole('button', { name: '开心收下' }).click();
  await expect(sheet).toBeHidden();
}

test.describe('on the 31st', () => {
  test.use({ serverClock: '2026-10-31T20:00:00+08:00' });

  test('J9 a check-in pays once, and reward, balance, strip, calendar and ledger agree', async ({
    page,
    portal,
    watch,
  }) => {
    await signIn(page, 'poor01');
    const poor = await portal.as('poor01');
    await page.goto('/checkin');
    await expect(page.getByText('已连续签到 1 天')).toBeVisible();
    await expect(balance(page, 10)).toBeVisible();
    await expect(strip(page)).toContainText('今天+5今天可签到');

    await checkInButton(page).dblclick();
    const sheet = dialog(page, '签到成功');
    await expect(sheet).toContainText('签到成功，获得 5 钻石');
    await expect(sheet).toContainText('明日可得 8 钻石');
    await sheet.getByRole('button', { name: '开心收下' }).click();

    await expect(balance(page, 15)).toBeVisible();
    await expect(page.getByText('已连续签到 2 天')).toBeVisible();
    await expect(strip(page)).toContainText('今天+5已签到');
    await expect(day(page, '10月31日 星期六，今天，已签到')).toHaveText('签');
    await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
    expect(await poor.balance()).toBe(15);
    expect((await poor.ledger()).slice(0, 1)).toEqual([5]);
    expect((await poor.api.recharge.ledger(poor.uid)).records[0]).toMatchObject({
      type: 'checkin',
      amount: 5,
      balance: 15,
    });
    expect(watch.calls('/api/v1/checkin').filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('J9 a second tab that still shows the button hears 今日已签到, and there is one row', async ({
    page,
    context,
    portal,
  }) => {
    const poor = await portal.as('poor01');
    const before = await poor.ledger();
    const second = await context.newPage();
    await signIn(second, 'poor01');
    await second.goto('/checkin');
    await expect(checkInButton(second)).toBeVisible();
    // What it reads from now on comes late: until then it knows nothing of the first tab.
    const late = Promise.withResolvers<void>();
    await second.route('**/api/v1/checkin/info*', async (route) => {
      await late.promise;
      await route.continue();
    });

    await page.goto('/checkin');
    await checkIn(page, '签到成功，获得 5 钻石');
    await checkInButton(second).click();
    await expect(second.getByText('今日已签到').first()).toBeVisible();
    await expect(dialog(second, '签到成功')).toBeHidden();
    late.resolve();
    await expect(second.getByRole('button', { name: '今日已签到' })).toBeDisabled();
    expect(await poor.ledger()).toEqual([5, ...before]);
  });

  test('J9 the board turns over at the server’s midnight by itself, and the 1st goes on with the streak', async ({
    page,
    portal,
  }) => {
    await page.clock.install();
    await signIn(page, 'poor01');
    await page.goto('/checkin');
    await checkIn(page, '签到成功，获得 5 钻石');

    await portal.setClock('2026-10-31T23:58:00+08:00');
    await page.reload();
    await expect(page.getByRole('button', { name: '今日已签到' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await portal.setClock('2026-11-01T00:00:01+08:00');
    await page.clock.fastForward('02:01');
    await expect(checkInButton(page)).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    await expect(page.getByText('2026年11月')).toBeVisible();
    await expect(page.getByText('已连续签到 2 天')).toBeVisible();

    await checkIn(page, '签到成功，获得 8 钻石');
    await expect(page.getByText('已连续签到 3 天')).toBeVisible();
    await expect(day(page, '11月1日 星期日，今天，已签到')).toBeVisible();
    await expect(page.getByRole('button', { name: '领取连签 3 天奖励' })).toBeVisible();
    await page.getByRole('button', { name: '上个月' }).click();
    await expect(day(page, '10月31日 星期六，已签到')).toBeVisible();
  });

  test.describe('with an answer that is lost', () => {
    test.use({ tolerated: /ERR_CONNECTION_RESET/ });

    test('J9 another tap is the same request: it is told, and paid once', async ({ page, portal, watch }) => {
      await signIn(page, 'poor01');
      const poor = await portal.as('poor01');
      const before = await poor.ledger();
      await page.goto('/checkin');
      await expect(checkInButton(page)).toBeVisible();
      // Neither the answer arrives nor what could tell of it.
      await page.route('**/api/v1/checkin/info*', (route) => route.abort('connectionreset'));
      await page.route(
        CHECK_IN,
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await checkInButton(page).click();
      await expect(page.getByText('网络异常，请重试（不会重复结算）')).toBeVisible();
      await checkIn(page, '签到成功，获得 5 钻石');
      await expect(balance(page, 15)).toBeVisible();
      expect(await poor.ledger()).toEqual([5, ...before]);
      const ids = watch
        .calls('/api/v1/checkin')
        .filter(({ method }) => method === 'POST')
        .map(({ form }) => form.get('requestId'));
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });
  });
});

test.describe('in a browser at UTC−8', () => {
  test.use({ serverClock: '2026-11-21T00:30:00+08:00', timezoneId: 'Etc/GMT+8' });

  test('J9 it is the server’s day all the same', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T08:30:00-08:00');
    await signIn(page, 'poor01');
    await page.goto('/checkin');
    await expect(page.getByRole('timer')).toHaveText(/距重置 23:(2\d:\d\d|30:00)/);
    await expect(day(page, '11月21日 星期六，今天，可签到')).toBeVisible();
    await checkIn(page, '签到成功，获得 5 钻石');
    await expect(day(page, '11月21日 星期六，今天，已签到')).toBeVisible();
    await expect(page.getByText('已连续签到 2 天')).toBeVisible();
  });
});

test.describe('a missed day', () => {
  test.use({ serverClock: '2026-11-20T10:00:00+08:00' });

  test('is made up for its price, after a yes', async ({ page, portal }) => {
    await signIn(page, 'rich01');
    const rich = await portal.as('rich01');
    const before = await rich.balance();
    await page.goto('/checkin');
    await day(page, '11月13日 星期五，漏签，可补签').click();
    const asked = dialog(page, '补签');
    await expect(asked).toContainText('补签 2026-11-13 需要 20 钻石，本月还可补签 1 次');
    await asked.getByRole('button', { name: '取消' }).click();
    expect(await rich.balance()).toBe(before);

    await day(page, '11月13日 星期五，漏签，可补签').click();
    await asked.getByRole('button', { name: '确认补签' }).click();
    await expect(page.getByText('补签成功')).toBeVisible();
    await expect(day(page, '11月13日 星期五，已补签')).toHaveText('补');
    await expect(day(page, '11月12日 星期四，漏签')).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByText('本月还可补签 0 次')).toBeVisible();
    expect(await rich.balance()).toBe(before - 20);
  });

  test('leads to recharge and back when the diamonds do not suffice', async ({ page, portal }) => {
    await signIn(page, 'poor01');
    await page.goto('/checkin');
    await day(page, '11月18日 星期三，漏签，可补签').click();
    await dialog(page, '补签').getByRole('button', { name: '确认补签' }).click();
    const insufficient = dialog(page, '余额不足');
    await expect(insufficient).toContainText('还差 10 钻石');
    await insufficient.getByRole('button', { name: '充值' }).click();
    await expect(page).toHaveURL('/recharge?for=checkin');
    expect(await (await portal.as('poor01')).balance()).toBe(10);

    await page.getByRole('button', { name: /立即支付/ }).click();
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page.getByText(/充值成功，到账/)).toBeVisible();
    await page.getByRole('button', { name: '完成' }).click();
    await expect(page).toHaveURL('/checkin');
    await expect(day(page, '11月18日 星期三，漏签，可补签')).toBeVisible();
  });
});

test('a visitor sees the board, logs in and is back to check in', async ({ page }) => {
  await page.goto('/checkin');
  await expect(strip(page)).toBeVisible();
  await expect(page).toHaveTitle(/ - 签到$/);
  await page.getByRole('link', { name: '登录后签到' }).click();
  await fillLogin(page, 'poor01');
  await expect(page).toHaveURL('/checkin');
  await expect(checkInButton(page)).toBeVisible();
});
