import type { Page } from '@playwright/test';
import { ALIVE } from './fixtures/prerenderedPages.ts';
import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { agree } from './fixtures/steps.ts';

const invite = (page: Page) => page.getByLabel('邀请码（选填）');

const keptCode = (page: Page) => page.evaluate(() => localStorage.getItem('inviteCode'));

/** Comes to home by an address with codes, and stays until the portal has taken them. */
async function arrive(page: Page, address: string) {
  await page.goto(address);
  await expect(ALIVE['/']!(page)).toBeVisible();
}

async function register(page: Page, loginName: string) {
  await page.getByLabel('用户名', { exact: true }).fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill('Sunny-9012');
  await page.getByLabel('确认密码', { exact: true }).fill('Sunny-9012');
  await agree(page);
  await page.getByRole('button', { name: '注册并登录' }).click();
  await expect(page.getByText(`欢迎加入，${loginName}`)).toBeVisible();
}

async function askForCodeAndLogIn(page: Page, phone: string) {
  await page.goto('/other');
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('验证码', { exact: true }).fill('123456');
  await agree(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** product §4.1, J5: who was invited, and through which channel, survives until it is told. */
test.describe('J5', () => {
  test('the codes of the address survive pages and a reload, are told at registration, and are then forgotten', async ({
    page,
    watch,
  }) => {
    await arrive(page, '/?inviteCode=ABC123&code=9');
    for (const path of ['/games', '/detail/1001', '/profile']) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
    }
    await page.reload();
    await page.goto('/register');
    await expect(page.getByText('邀请码无效，不影响注册')).toBeVisible();
    await expect(invite(page)).toHaveValue('ABC123');
    await register(page, 'sunny_day');
    const [call] = watch.calls('/api/user/registerWithName');
    expect(call?.form.get('inviteCode')).toBe('ABC123');
    expect(call?.form.get('channelID')).toBe('9');
    expect(await keptCode(page)).toBeNull();
    const channels = watch.calls('/api/user/device/init').map(({ form }) => form.get('channelID'));
    expect(new Set(channels)).toEqual(new Set(['9']));
  });

  test('the codes are read after # too', { tag: '@slow' }, async ({ page }) => {
    await arrive(page, '/#/?inviteCode=HASH77&code=12');
    await page.goto('/register');
    await expect(invite(page)).toHaveValue('HASH77');
  });

  test('清除 forgets the code, and the request goes without it', async ({ page, watch }) => {
    await arrive(page, '/?inviteCode=ABC123');
    await page.goto('/register');
    await page.getByRole('button', { name: /清除邀请码/ }).click();
    await expect(invite(page)).toHaveValue('');
    expect(await keptCode(page)).toBeNull();
    await register(page, 'cloudy_day');
    expect(watch.calls('/api/user/registerWithName').map(({ form }) => form.has('inviteCode'))).toEqual([false]);
  });

  test('a hostile code is dropped', { tag: '@slow' }, async ({ page }) => {
    await arrive(page, '/?inviteCode=%3Cimg%20src%3Dx%3E&code=..%2F..');
    await page.goto('/register');
    await expect(invite(page)).toHaveValue('');
    await expect(page.getByText('邀请码已自动填入')).toHaveCount(0);
  });

  test('phone login that registers by itself carries the code', async ({ page, watch }) => {
    await arrive(page, '/?inviteCode=ABC123&code=9');
    await askForCodeAndLogIn(page, '13700137000');
    await expect(page.getByText(/^欢迎加入，/)).toBeVisible();
    expect(watch.calls('/api/user/loginWithPhone').map(({ form }) => form.get('inviteCode'))).toEqual(['ABC123']);
    expect(watch.calls('/api/user/loginPhoneWithoutRegister')).toHaveLength(0);
    expect(await keptCode(page)).toBeNull();
  });

  test.describe('in WeChat', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    test('the address to open in another browser is the game’s or this page’s, with the codes one came by', async ({
      page,
      portal,
    }) => {
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await arrive(page, '/?inviteCode=ABC123&code=9');
      await page.goto(GAME.free);
      await page.getByRole('button', { name: '免费下载' }).click();
      await page.getByRole('button', { name: '复制链接' }).click();
      await expect.poll(copied).toBe(`${portal.origin}${GAME.free}?for=game.1001&inviteCode=ABC123&code=9`);
      // The demo has no build of the portal's own app; with one the way out of WeChat opens on its page, too.
      await page.route('**/api/user/device/init', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: { server: object } };
        Object.assign(body.data.server, {
          packageUrl: '/files/portal.apk',
          appVersion: '2.4.0',
          appSizeBytes: 48_000_000,
        });
        await route.fulfill({ response, json: body });
      });
      await page.goto('/download');
      await page.getByRole('button', { name: '复制链接' }).click();
      await expect.poll(copied).toBe(`${portal.origin}/download?inviteCode=ABC123&code=9`);
    });
  });

  test.describe('with automatic registration off', () => {
    test.use({ serverEnv: { PORTAL_AUTO_REGISTER: '0' } });

    test('phone login uses the other call, with the code too', async ({ page, watch }) => {
      await arrive(page, '/?inviteCode=ABC123&code=9');
      await page.goto('/other');
      await expect(page.getByText('手机号未注册时请先注册')).toBeVisible();
      await askForCodeAndLogIn(page, '13700137000');
      await expect(page.getByText('该手机号未注册')).toBeVisible();
      await expect(page.getByLabel('手机号', { exact: true })).toHaveValue('13700137000');
      expect(watch.calls('/api/user/loginPhoneWithoutRegister').map(({ form }) => form.get('inviteCode'))).toEqual([
        'ABC123',
      ]);
      expect(watch.calls('/api/user/loginWithPhone')).toHaveLength(0);
      expect(await keptCode(page)).toBe('ABC123');
    });
  });
});
