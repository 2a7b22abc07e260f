import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { chooseTab, fillLogin, signIn } from './fixtures/steps.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const CODE = /[A-Z0-9]{4}(-[A-Z0-9]{4}){3}/;

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const packs = (page: Page) => page.getByRole('region', { name: '游戏礼包' });

test('a visitor logs in and comes back to the game; the pack claimed there stands in 我的礼包', async ({
  page,
  watch,
}) => {
  await page.goto(GAME.paid300);
  await packs(page).getByRole('button', { name: '领取新船员工具包' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'poor01');
  await expect(page).toHaveURL(GAME.paid300);

  await test.step('a double tap is one claim, and the code is there to be copied', async () => {
    await packs(page).getByRole('button', { name: '领取新船员工具包' }).dblclick();
    await expect(page.getByText('领取成功')).toBeVisible();
    await expect(packs(page).getByText(CODE)).toBeVisible();
    expect(watch.calls('/api/v1/gift/')).toHaveLength(1);
    await packs(page).getByRole('button', { name: '复制礼包码：新船员工具包' }).click();
    await expect(page.getByText('复制成功')).toBeVisible();
    expect(await copied(page)).toMatch(CODE);
  });

  await test.step('what is kept for members leads to the membership', async () => {
    await expect(packs(page).getByRole('link', { name: /开通可领：会员专属/ })).toHaveAttribute(
      'href',
      '/profile?pop=1',
    );
  });

  await test.step('it stands among one’s own packs, and the message tells of it', async () => {
    const code = await copied(page);
    await page.goto('/gifts');
    await expect(page).toHaveTitle('晴屿 - 我的礼包');
    await expect(page.getByRole('article', { name: '星海拾荒者 新船员工具包' })).toContainText(code);
    await page.goto('/message');
    await expect(page.getByRole('link', { name: /礼包领取成功/ })).toBeVisible();
  });
});

test('a pack claimed in 可领取 shows its code in its place', async ({ page }) => {
  await signIn(page, 'rich01');
  await page.goto('/gifts');
  await chooseTab(page, '可领取');
  await expect(page).toHaveURL('/gifts?tab=available');
  const pack = page.getByRole('article', { name: '星海拾荒者 周年补给箱' });
  await pack.getByRole('button', { name: '领取周年补给箱' }).click();
  await expect(pack).toContainText(CODE);
  await pack.getByRole('button', { name: '复制礼包码：周年补给箱' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  await chooseTab(page, '已领取');
  await expect(page.getByRole('article', { name: '星海拾荒者 周年补给箱' })).toContainText(await copied(page));
});

test('a pack that is gone meanwhile says so in the server’s words', async ({ page }) => {
  await signIn(page, 'rich01');
  await page.goto('/gifts?tab=available');
  await page.route('**/api/v1/gift/*/claim', (route) =>
    route.fulfill({ json: { code: 1403, msg: '今日已领完，明天再来', data: null } }),
  );
  await page.getByRole('button', { name: '领取周年补给箱' }).click();
  await expect(page.getByText('今日已领完，明天再来')).toBeVisible();
  await expect(page.getByRole('button', { name: '领取周年补给箱' })).toBeEnabled();
});

test('a code is forgiven its case, blanks and dashes, and what is wrong with one is said beside it', async ({
  page,
  portal,
}) => {
  const rich = await portal.as('rich01');
  const before = await rich.balance();
  await signIn(page, 'rich01');
  const field = page.getByRole('textbox', { name: '兑换码' });
  const send = () => page.getByRole('button', { name: '兑换', exact: true }).click();

  await test.step('from a link it is filled in', async () => {
    await page.goto('/gifts?redeem=qing-yu%202026');
    await expect(field).toHaveValue('qing-yu 2026');
  });

  await test.step('the reward is told with the balance of now', async () => {
    await send();
    await expect(page.getByText('兑换成功，获得 50 钻石')).toBeVisible();
    await expect(page.getByText(`当前余额 ${(before + 50).toLocaleString('en-US')} 钻石`)).toBeVisible();
    await expect(field).toHaveValue('');
    expect(await rich.balance()).toBe(before + 50);
  });

  await test.step('what was typed stays when it is refused', async () => {
    for (const [code, words] of [
      ['HELLOQINGYU', '您已使用过同类兑换码'],
      ['FIRST100', '兑换码已被使用'],
      ['spring-2026', '兑换码已过期'],
      ['NOSUCHCODE', '兑换码无效'],
      ['！', '兑换码无效'],
    ] as const) {
      await field.fill(code);
      await send();
      await expect(field).toHaveAccessibleDescription(words);
      await expect(field).toHaveValue(code);
    }
  });

  await test.step('a pack it brings stands among one’s own at once', async () => {
    await field.fill('paper kingdom');
    await field.press('Enter');
    await expect(page.getByText(/兑换成功，获得 《纸上王国》/)).toBeVisible();
    await expect(page.getByRole('article', { name: /纸上王国 立体书珍藏礼包/ })).toContainText(CODE);
  });
});

test('兑换码 of 我的 leads to the field, and the way back to a balance read anew', async ({ page, portal }) => {
  const before = await (await portal.as('rich01')).balance();
  await signIn(page, 'rich01');
  await page.goto('/profile');
  await expect(page.getByText(before.toLocaleString('en-US'))).toBeVisible();
  await page.getByRole('link', { name: '兑换码' }).click();
  await expect(page.getByRole('textbox', { name: '兑换码' })).toBeFocused();
  await page.keyboard.type('helloqingyu');
  await page.keyboard.press('Enter');
  await expect(page.getByText('兑换成功，获得 50 钻石')).toBeVisible();
  await page.goBack();
  await expect(page.getByText((before + 50).toLocaleString('en-US'), { exact: true })).toBeVisible();
});

test.describe('on a network that fails', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('a lost answer is asked for again without a second reward', async ({ page, portal }) => {
    const rich = await portal.as('rich01');
    const before = await rich.balance();
    await signIn(page, 'rich01');
    await page.goto('/gifts?redeem=QINGYU2026');
    await page.route(
      '**/api/v1/redeem',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: '兑换', exact: true }).click();
    await expect(page.getByText('网络异常，请重试（不会重复结算）')).toBeVisible();
    await expect(page.getByRole('textbox', { name: '兑换码' })).toHaveValue('QINGYU2026');
    await page.getByRole('button', { name: '兑换', exact: true }).click();
    await expect(page.getByText('兑换成功，获得 50 钻石')).toBeVisible();
    expect(await rich.balance()).toBe(before + 50);
  });
});

test.describe('with a bulletin out', () => {
  test.use({ hasBulletin: true });

  test('the bulletin waits until the form has lost the focus, and takes no tap that was meant for its button', async ({
    page,
  }) => {
    await signIn(page, 'rich01');
    await page.goto('/gifts?redeem=QINGYU2026');
    await expect(page.getByRole('textbox', { name: '兑换码' })).toBeFocused();
    await page.getByRole('button', { name: '兑换', exact: true }).click();
    await expect(page.getByText('兑换成功，获得 50 钻石')).toBeVisible();
    // The bulletin may cover the tab's panel at once.
    await page.getByRole('tab', { name: '可领取' }).click();
    await page.getByRole('dialog', { name: '开放测试公告' }).getByRole('button', { name: '我知道了' }).click();
  });
});
