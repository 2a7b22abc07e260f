import { expect, test } from './fixtures/portal.ts';
import { dialog, homeGame, logIn, signIn } from './fixtures/steps.ts';

const BLOCK_STORAGE = () => {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }
};

test('blocked storage: the portal starts, and a login lasts for the visit', async ({ page }) => {
  await page.addInitScript(BLOCK_STORAGE);
  await logIn(page, 'rich01');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }).click();
  await expect(page.getByRole('region', { name: '钻石余额' })).toContainText(/5,?000/);
  await expect(page.getByText('SDK初始化失败')).toHaveCount(0);
});

test('full storage: what cannot be kept lives for the visit', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await logIn(page, 'rich01');
  await expect(page.locator('[data-right="account"]')).toBeVisible();
});

test('without a device id the documented toast shows, and the portal works', async ({ page, watch }) => {
  await page.addInitScript(() => {
    Object.assign(crypto, {
      randomUUID: undefined,
      getRandomValues: () => {
        throw new Error('no randomness');
      },
    });
  });
  await page.goto('/');
  await expect(page.getByText('SDK初始化失败，设备号获取失败')).toBeVisible();
  await expect(homeGame(page)).toBeVisible();
  expect(watch.calls('/api/user/device/init')).toHaveLength(0);
});

test('init keeps nothing waiting, and its failure is told to the console alone', async ({ page, watch }) => {
  let answer = () => Promise.resolve();
  await page.route('**/api/user/device/init', (route) => {
    answer = () => route.fulfill({ json: { code: 1, msg: '维护中', data: null } });
  });
  await page.goto('/');
  await expect(homeGame(page)).toBeVisible();
  await expect(page.locator('[data-right="unknown"]')).toBeAttached();
  await answer();
  await expect(page.getByRole('link', { name: '登录/注册' })).toBeVisible();
  await expect.poll(() => watch.notes.filter((note) => note.includes('SDK初始化失败'))).toHaveLength(1);
  await expect(page.locator('[data-toaster]')).toHaveText('');
});

test.describe('an answer that is no answer', () => {
  test('shows the error face, and a tap reads anew', async ({ page }) => {
    await page.route('**/api/v1/home', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>captive portal</h1>' }),
    );
    await page.goto('/');
    const retry = page.getByRole('main').getByRole('status').getByRole('button').first();
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/home');
    await retry.click();
    await expect(homeGame(page)).toBeVisible();
  });
});

test.describe('a network that goes', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('is said, never leaves the portal, and pages load themselves when it is back', async ({ page, context }) => {
    await page.goto('/');
    await expect(homeGame(page)).toBeVisible();
    const entries = page.getByRole('navigation', { name: '主导航' });
    await entries.getByRole('link', { name: '我的' }).click();
    // Its code was never fetched: that of the bar's own pages may have been.
    const questions = page.getByRole('navigation', { name: '我的服务' }).getByRole('link', { name: '常见问题' });
    await expect(questions).toBeVisible();
    // What dialogs stand on comes when the page is quiet: a style of it that failed would be asked for before the page's.
    const hasModalBox = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /ModalBox.*\.css$/.test(name)));
    await expect.poll(hasModalBox).toBe(true);
    await context.setOffline(true);
    await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible();
    await questions.click();
    await expect(page.getByText('页面没有加载出来')).toBeVisible();
    // What is asked for without a network may fail only when it is back already.
    const back = Promise.withResolvers<void>();
    let isBack = false;
    await page.route('**/assets/FaqRoute*', (route) =>
      isBack ? route.continue() : back.promise.then(() => route.abort('internetdisconnected')),
    );
    const asked = page.waitForRequest('**/assets/FaqRoute*');
    await page.getByRole('button', { name: '重试' }).click();
    await asked;
    await context.setOffline(false);
    await expect(page.getByText('网络已恢复')).toBeVisible();
    isBack = true;
    back.resolve();
    await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible();
    await expect(page.getByText('网络已恢复')).toBeVisible();
    const undressed = () =>
      page
        .locator('link[rel=stylesheet]:not([disabled])')
        .evaluateAll((links) => links.filter((link) => !('sheet' in link && link.sheet)).length);
    expect(await undressed()).toBe(0);
  });

  test('a first page whose data did not come loads itself when it is back', async ({ page, context }) => {
    await page.route('**/api/v1/home', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('status').getByRole('button').first()).toBeVisible();
    await context.setOffline(true);
    await page.unroute('**/api/v1/home');
    await context.setOffline(false);
    await expect(homeGame(page)).toBeVisible();
  });
});

test.describe('code that is gone after a deploy', () => {
  test.use({ tolerated: /404|ERR_FAILED|DownloadDialogs|ModalBox|WelfareRoute/ });

  test('reloads the page once and then says so, without storage too', async ({ page }) => {
    await page.addInitScript(BLOCK_STORAGE);
    await page.goto('/');
    await expect(homeGame(page)).toBeVisible();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route('**/assets/WelfareRoute*.js', (route) => route.fulfill({ status: 404 }));
    const welfare = page.getByRole('link', { name: /去福利中心/ });
    await welfare.click();
    await expect.poll(() => loads).toBe(1);
    await expect(homeGame(page)).toBeVisible();
    await welfare.click();
    await expect(page.getByText('页面没有加载出来')).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute('**/assets/WelfareRoute*.js');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('main', { name: '福利中心' })).toBeVisible();
  });

  test('keeps nobody who is leaving for another document', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/WelfareRoute*.js', (route) => held.promise.then(() => route.abort()));
    await page.route('**/faq', (route) => held.promise.then(() => setTimeout(() => void route.continue(), 500)));
    await page.goto('/');
    await expect(homeGame(page)).toBeVisible();
    const asked = page.waitForRequest('**/assets/WelfareRoute*.js');
    await page.getByRole('link', { name: /去福利中心/ }).click();
    await asked;
    const leaving = page.waitForRequest('**/faq');
    await page.evaluate(() => location.assign('/faq'));
    await leaving;
    held.resolve();
    await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible();
  });

  test('a dialog whose code does not come leaves the page standing', async ({ page }) => {
    await signIn(page, 'rich01');
    await page.route('**/assets/DownloadDialogs*.js', (route) => route.abort());
    await page.goto('/detail/1002');
    const main = page.getByRole('button', { name: /钻石\s*下载$/ });
    // The code is asked for when the page is idle; that it is gone reloads the page once.
    await page.waitForEvent('load');
    await main.click();
    await expect(page.getByText('网络异常，请稍后重试')).toBeVisible();
    await page.unroute('**/assets/DownloadDialogs*.js');
    await main.click();
    await expect(dialog(page, '下载确认')).toBeVisible();
  });

  test('no dialog opens as long as what every dialog stands on does not come, and the page goes on', {
    tag: '@slow',
  }, async ({ page }) => {
    await signIn(page, 'rich01');
    await page.route('**/assets/ModalBox*.js', (route) => route.abort());
    await page.goto('/profile');
    const logOut = page.getByRole('button', { name: '退出登录' });
    // The code is asked for when the page is idle; that it is gone reloads the page once.
    await page.waitForEvent('load');
    await logOut.click();
    await page.getByRole('navigation', { name: '我的服务' }).getByRole('link', { name: '常见问题' }).click();
    await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible();
    await page.goBack();
    await page.unroute('**/assets/ModalBox*.js');
    await logOut.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});

test.describe('code that is gone and nobody waits for', () => {
  test.use({ tolerated: /404|ERR_FAILED|SquareRoute/, savesData: false });

  test('leaves the page standing until somebody does', async ({ page }) => {
    const code = '**/assets/SquareRoute*.js';
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    const refused = page.waitForEvent('console', (message) => message.text().includes('404'));
    await page.goto('/');
    let loads = 0;
    page.on('load', () => (loads += 1));
    await refused;
    // By then it would have been loaded anew.
    await page.waitForTimeout(1000);
    await expect(homeGame(page)).toBeVisible();
    expect(loads).toBe(0);
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '广场' }).click();
    await expect.poll(() => loads).toBe(1);
  });
});
