import type { BrowserContext, Page } from '@playwright/test';
import { newPerson, type NewPerson } from '#server/testing/people.ts';
import { scaled } from '../prove/scale.ts';
import { EXPIRED, expireEveryLogin, ONE_END, watchExpiry, weatherStorm, WORDS } from './fixtures/expiry.ts';
import { phoneOf } from './fixtures/faults/run.ts';
import { worldTest } from './fixtures/faults/worldTest.ts';
import { fillWithTexts } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { anyDialog, dialog, fillLogin, signIn } from './fixtures/steps.ts';

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as Record<string, unknown> | null, key);

const toasts = (page: Page) => page.locator('[data-toaster]').getByText(/登录/);

/** Every address asked for and every Referer sent, to look for what must not be there. */
function addressesOf(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  return seen;
}

test.describe('a page that needs login', () => {
  test('sends a visitor to login and back; Back leads past both, and the token is in no address', async ({
    page,
    context,
  }) => {
    const addresses = addressesOf(context);
    await page.goto('/profile');
    await page.getByRole('link', { name: '充值' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Frecharge');
    await expect(page.getByText('请先登录')).toBeVisible();
    await fillLogin(page, 'poor01');
    await expect(page).toHaveURL('/recharge');
    await expect(page.getByRole('radio', { name: /300/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/profile');
    const { token } = (await kept(page, 'account')) ?? {};
    expect(token).toEqual(expect.stringMatching(/.{16}/));
    expect(addresses.filter((address) => address.includes(String(token)))).toEqual([]);
  });

  test('opened by its address is no trap: Back leaves it, and the back button leads home', async ({ page }) => {
    await page.goto('/games');
    await page.goto('/recharge');
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).toHaveURL('/games');
    await page.goForward();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.reload();
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('no return target leaves the portal, nor leads to login again', async ({ page, portal }) => {
  await signIn(page, 'poor01');
  for (const target of ['//evil.example', '/login']) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL(`${portal.origin}/`);
  }
  await page.goto(`/login?redirect=${encodeURIComponent('/games?keyword=猫#top')}`);
  await expect(page).toHaveURL(/\/games\?keyword=/);
});

test.describe('an expired session', () => {
  test('a storm of code 2 is one logout, one move and one toast, without a call; after login all is as it was', async ({
    page,
    watch,
  }) => {
    await signIn(page, 'rich01');
    await page.goto('/games');
    await page.goto(GAME.paid300);
    const held: (() => Promise<void>)[] = [];
    await page.route(
      /\/api\/(?!user\/(login|device))/,
      (route) => void held.push(() => route.fulfill({ json: EXPIRED })),
    );
    await page.reload();
    await expect.poll(() => held.length).toBeGreaterThanOrEqual(5);
    await Promise.all(held.map((release) => release()));
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(GAME.paid300)}`);
    await expect(toasts(page)).toHaveText(['登录已过期，请重新登录']);
    expect(await kept(page, 'account')).toBeNull();
    expect(watch.calls('/api/user/logout')).toHaveLength(0);

    await page.unrouteAll();
    await fillLogin(page, 'rich01');
    await expect(page).toHaveURL(GAME.paid300);
    await expect(page.getByRole('button', { name: /钻石\s*下载$/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/games');
  });

  test('writes under way that all hear code 2 are one end; words stay, and what comes late is not heard', {
    tag: '@slow',
  }, async ({ page, portal, watch }) => {
    const count = scaled(20, 200);
    test.setTimeout(60_000 + count * 300);
    await fillWithTexts(
      portal.dataDir,
      Array.from({ length: 2 * count }, (_, index) => `第${index + 1}句`),
    );
    const look = await watchExpiry(page, watch);
    await signIn(page, 'rich01');
    const { end, words, late } = await weatherStorm(page, look, count);
    expect(end).toEqual(ONE_END);
    expect(words).toBe(WORDS);
    expect(late).toEqual({ logouts: 0, moves: [], toasts: 0, logoutCalls: 0, heard: 0 });
    await expect(page).toHaveURL(/^[^?]*\/post\/[^/?]+$/);
    expect(await kept(page, 'account')).not.toBeNull();
  });

  test('on a page that needs login, Back leads past it', async ({ page }) => {
    await signIn(page, 'rich01');
    await page.goto('/profile');
    await page.getByRole('link', { name: '充值' }).click();
    await expect(page.getByRole('radio', { name: /1280/ })).toBeVisible();
    await page.route('**/api/order/payInfo', (route) => route.fulfill({ json: EXPIRED }));
    await page.getByRole('button', { name: /立即支付/ }).click();
    await expect(page).toHaveURL('/login?redirect=%2Frecharge');
    await expect(toasts(page)).toHaveText(['登录已过期，请重新登录']);
    await page.goBack();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText('游客')).toBeVisible();
  });

  test('what is typed while login is still on its way is kept for whoever typed it', async ({ page }) => {
    await signIn(page, 'rich01');
    await page.goto('/changename');
    const field = page.getByLabel('昵称', { exact: true });
    await field.fill('海边旧灯');
    // The code of the next page comes when the test lets it.
    let letCome: () => void = () => undefined;
    const come = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/assets/**', async (route) => {
      await come;
      await route.continue();
    });
    await page.route('**/updateInfo', (route) => route.fulfill({ json: EXPIRED }));
    await page.getByRole('button', { name: '保存' }).click();
    await expect.poll(() => kept(page, 'account')).toBeNull();
    await field.fill('海边旧灯塔');
    letCome();
    await page.unrouteAll({ behavior: 'wait' });
    await fillLogin(page, 'rich01');
    await expect(page).toHaveURL('/changename');
    await expect(field).toHaveValue('海边旧灯塔');
  });

  test('a server that expires every login is asked once per login', async ({ page, watch }) => {
    await expireEveryLogin(page);
    await page.goto('/login');
    await fillLogin(page, 'poor01');
    await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/login/);
    expect(watch.calls('/api/user/center/me').filter(({ path }) => path.endsWith('/me'))).toHaveLength(1);
    expect(watch.calls('/api/user/login')).toHaveLength(1);
  });
});

test('logging out ends the session on the server too, and Back shows nothing of it', async ({
  page,
  watch,
  portal,
}) => {
  await signIn(page, 'rich01');
  await page.goto(GAME.paid300);
  await page.getByRole('button', { name: /钻石\s*下载$/ }).click();
  await dialog(page, '下载确认').getByRole('button', { name: '立即开通' }).click();
  await expect(page).toHaveURL('/profile?pop=1');
  await dialog(page, '开通会员').getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText('5000', { exact: true }).or(page.getByText('5,000', { exact: true }))).toBeVisible();
  const account = (await kept(page, 'account')) ?? {};
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialog(page, '退出登录').getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('游客')).toBeVisible();
  expect(await kept(page, 'account')).toBeNull();
  expect(watch.calls('/api/user/logout').map(({ form }) => form.get('uid'))).toEqual([account['uid']]);
  await page.goBack();
  await expect(page.getByRole('button', { name: '登录后下载' })).toBeVisible();
  await expect(anyDialog(page)).toHaveCount(0);
  const answer = await page.request.post(`${portal.origin}/api/user/center/me`, {
    headers: { uid: String(account['uid']), token: String(account['token']), 'X-Requested-With': 'XMLHttpRequest' },
    form: { uid: String(account['uid']) },
  });
  expect(await answer.json()).toMatchObject({ code: 2 });
});

test('立即开通 remembers the game, and leaving profile forgets it', async ({ page }) => {
  await signIn(page, 'rich01');
  await page.goto(GAME.paid300);
  await page.getByRole('button', { name: /钻石\s*下载$/ }).click();
  await dialog(page, '下载确认').getByRole('button', { name: '立即开通' }).click();
  await expect(page).toHaveURL('/profile?pop=1');
  await expect(dialog(page, '开通会员')).toBeVisible();
  expect(await kept(page, 'vipconfig')).toEqual({ type: 1, source: '1002' });
  await page.reload();
  await dialog(page, '开通会员').getByRole('button', { name: '关闭' }).click();
  expect(await kept(page, 'vipconfig')).toEqual({ type: 1, source: '1002' });
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => kept(page, 'vipconfig')).toEqual({ type: 0, source: '0' });
});

test('Back closes the purchase dialog and stays; the next Back leaves', async ({ page }) => {
  await signIn(page, 'rich01');
  await page.goto('/games');
  await page
    .getByRole('link', { name: /星海拾荒者/ })
    .first()
    .click();
  await page.getByRole('button', { name: /钻石\s*下载$/ }).click();
  await expect(dialog(page, '下载确认')).toBeVisible();
  await page.goBack();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(GAME.paid300);
  await page.goBack();
  await expect(page).toHaveURL('/games');
});

test('another tab is followed: its purchase, its logout, its login', async ({ page, context }) => {
  await signIn(page, 'rich01');
  await page.goto('/profile');
  const balance = page.getByRole('region', { name: '钻石余额' });
  await expect(balance).toContainText(/5,?000/);

  const other = await context.newPage();
  await other.goto(GAME.paid300);
  await other.getByRole('button', { name: /钻石\s*下载$/ }).click();
  await Promise.all([
    other.waitForEvent('download'),
    dialog(other, '下载确认').getByRole('button', { name: '确认下载' }).click(),
  ]);
  await expect(balance).toContainText(/4,?700/);

  await page.goto('/recharge');
  await expect(page.getByRole('radio', { name: /300/ })).toBeVisible();
  await other.goto('/profile');
  await other.getByRole('button', { name: '退出登录' }).click();
  await dialog(other, '退出登录').getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Frecharge');
  await expect(toasts(page)).toHaveText(['请先登录']);

  await other.goto('/login');
  await fillLogin(other, 'poor01');
  await expect(page).toHaveURL('/recharge');
  await expect(page.getByRole('main').getByText('10', { exact: true })).toBeVisible();
});

/** Pages that show whose they are. */
const OWN_PAGES = ['/profile', '/user', '/recharge', '/xdetail', '/message', '/commenthistory'];

const DIAMONDS = 1737;

/** What of a person stands in a page's document and address. */
async function tracesOf(page: Page, { uid, token, loginName }: NewPerson): Promise<string[]> {
  const text = await page.evaluate(() => `${document.title}\n${location.href}\n${document.documentElement.outerHTML}`);
  return [uid, token, loginName, '1,737', String(DIAMONDS)].filter((part) => text.includes(part));
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('[data-toaster]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

worldTest(
  'nothing of whoever logs out is left for who comes next: on the way Back, in their pages, in calls',
  {
    tag: '@slow',
  },
  async ({ world }) => {
    worldTest.slow();
    const who = await newPerson(world.origin, world.db, DIAMONDS);
    const context = await phoneOf(world, who);
    const page = await context.newPage();
    let seen = 0;
    for (const path of OWN_PAGES) {
      await show(page, path);
      seen += (await tracesOf(page, who)).length;
    }
    expect(seen, 'traces while they are there').toBeGreaterThan(3);
    await show(page, '/profile');
    await page.getByRole('button', { name: '退出登录' }).click();
    await dialog(page, '退出登录').getByRole('button', { name: '确定' }).click();
    await page.getByText('游客').first().waitFor();

    const spoken: string[] = [];
    context.on('request', (request) =>
      spoken.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`),
    );
    for (let steps = await page.evaluate(() => history.length); steps > 0; steps -= 1) {
      // The browser's driver refuses while a document is being taken down.
      await expect(() => page.goBack({ waitUntil: 'load' })).toPass({ timeout: 15_000 });
      if (page.url() === 'about:blank') break;
      // A page that asks for a login moves on by itself.
      await page.waitForLoadState('networkidle');
      await expect(async () => expect(await tracesOf(page, who), page.url()).toEqual([])).toPass({ timeout: 5000 });
    }
    const next = await newPerson(world.origin, world.db, 25);
    await page.goto('/login');
    await fillLogin(page, next.loginName);
    await page.waitForURL((url) => url.pathname !== '/login');
    for (const path of OWN_PAGES) {
      await show(page, path);
      expect(await tracesOf(page, who), path).toEqual([]);
    }
    expect(spoken.filter((text) => text.includes(who.uid) || text.includes(who.token))).toEqual([]);
    await context.close();
  },
);
