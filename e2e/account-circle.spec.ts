import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { agree, dialog, fillLogin, signIn } from './fixtures/steps.ts';

/** rich01 and the number they have bound. */
const RICH = { name: 'rich01', phone: '13800138003', masked: '138****8003' };

const CODE = '123456';

/** The server's clock at the start, and well after the next code may be sent. */
const [START, LATER] = ['2026-11-20T12:00:00+08:00', '2026-11-20T12:10:00+08:00'];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const codeButton = (page: Page) => page.getByRole('button', { name: '获取验证码' });

/** The wait of the browser's own clock is over; the server's is moved by the test. */
async function endCountdown(page: Page) {
  await page.evaluate(() => sessionStorage.removeItem('smsUntil'));
  await page.reload();
}

async function logInByCode(page: Page, phone: string) {
  await field(page, '手机号').fill(phone);
  await codeButton(page).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await field(page, '验证码').fill(CODE);
  await agree(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialog(page, '退出登录').getByRole('button', { name: '确定' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('游客')).toBeVisible();
}

async function tryPassword(page: Page, loginName: string, password: string) {
  await field(page, '用户名').fill(loginName);
  await field(page, '密码').fill(password);
  await agree(page);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test.describe('a forgotten password', () => {
  test.use({ serverClock: START });

  test('the whole circle: code login, a new password, the old one and every other session are of no use', async ({
    page,
    portal,
  }) => {
    test.slow();
    const elsewhere = await portal.as(RICH.name);
    await page.goto('/login');
    await page.getByRole('link', { name: '忘记密码' }).click();
    await expect(page).toHaveURL('/other?redirect=%2Ffind');
    await logInByCode(page, RICH.phone);
    await expect(page).toHaveURL('/find');
    await expect(page.getByText(RICH.masked)).toBeVisible();

    await portal.setClock(LATER);
    await endCountdown(page);
    await codeButton(page).click();
    await expect(page.getByText('验证码已发送')).toBeVisible();

    await field(page, '验证码').fill('000000');
    await field(page, '设置新密码').and(page.locator('input')).fill('Sunny-9012');
    await field(page, '确认新密码').fill('Sunny-9012');
    await page.getByRole('button', { name: '提交' }).click();
    await expect(field(page, '验证码')).toHaveAccessibleDescription('验证码错误或已过期');
    await expect(field(page, '确认新密码')).toHaveValue('Sunny-9012');
    expect(await elsewhere.balance()).toBe(5000);

    await field(page, '验证码').fill(CODE);
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('密码已重置')).toBeVisible();
    await expect(page).toHaveURL('/user');
    await expect(page.getByText('海边的富贵')).toBeVisible();
    await expect(elsewhere.balance()).rejects.toMatchObject({ code: 2 });

    await logOut(page);
    await page.goto('/login');
    await tryPassword(page, RICH.name, 'portal123');
    await expect(page.getByText('用户名或密码错误')).toBeVisible();
    await field(page, '密码').fill('Sunny-9012');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/profile');
    await expect(page.getByText('海边的富贵')).toBeVisible();
  });

  test('the wait for the next code goes on across pages and reloads; cut short in the browser, it is still the server’s', async ({
    page,
  }) => {
    await page.goto('/other?redirect=%2Ffind');
    await logInByCode(page, RICH.phone);
    await expect(page).toHaveURL('/find');
    const waiting = page.getByRole('button', { name: /^\d+秒后重新获取$/ });
    await expect(waiting).toBeVisible();
    await page.reload();
    await expect(waiting).toBeVisible();
    await endCountdown(page);
    await codeButton(page).click();
    await expect(page.getByText('发送太频繁，请稍后再试')).toBeVisible();
    await expect(waiting).toBeVisible();
  });

  test('a mistyped number has to wait, the right one has not', async ({ page }) => {
    await page.goto('/other');
    await field(page, '手机号').fill('13712349999');
    await codeButton(page).click();
    await expect(page.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeVisible();
    await field(page, '手机号').fill(RICH.phone);
    await codeButton(page).click();
    await expect(page.getByRole('button', { name: /^\d+秒后重新获取$/ })).toBeVisible();
  });

  test('a number without an account: the way stops there, and says how to go on', async ({ page, portal }) => {
    await page.goto('/other?redirect=%2Ffind');
    await logInByCode(page, '13712340000');
    await expect(page.getByText('该手机号未绑定过账号，已为您创建新账号')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: '联系客服找回原账号' })).toBeVisible();
    await expect(field(page, '验证码')).toHaveCount(0);
    await page.getByRole('link', { name: '使用新账号' }).click();
    await expect(page).toHaveURL('/');

    // The new account may well be given a password, from its own page.
    await page.goto('/user');
    await expect(page.getByRole('link', { name: '登录密码' })).toHaveAccessibleDescription(/未设置/);
    await page.goto('/reset');
    await expect(page).toHaveURL('/find');
    await expect(page.getByText('您还未设置密码，请通过手机验证设置').first()).toBeVisible();
    await portal.setClock(LATER);
    await endCountdown(page);
    await codeButton(page).click();
    await field(page, '验证码').fill(CODE);
    await field(page, '设置新密码').and(page.locator('input')).fill('Sunny-9012');
    await field(page, '确认新密码').fill('Sunny-9012');
    await page.getByRole('button', { name: '提交' }).click();
    await expect(page).toHaveURL('/user');
    await expect(page.getByRole('link', { name: '登录密码' })).toHaveAccessibleDescription(/修改/);
  });
});

test('the password changes by the old one; a slip is said by its field and keeps what was typed', async ({
  page,
  portal,
}) => {
  const elsewhere = await portal.as('poor01');
  await signIn(page, 'poor01');
  await page.goto('/user');
  await page.getByRole('link', { name: /^登录密码/ }).click();
  await field(page, '原密码').fill('portal124');
  await field(page, '新密码').fill('Sunny-9012');
  await field(page, '确认新密码').fill('Sunny-9012');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(field(page, '原密码')).toHaveAccessibleDescription('原密码错误');
  await expect(field(page, '新密码')).toHaveValue('Sunny-9012');
  await field(page, '原密码').fill('portal123');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('密码已修改')).toBeVisible();
  await expect(page).toHaveURL('/user');
  await expect(elsewhere.balance()).rejects.toMatchObject({ code: 2 });
  await page.reload();
  await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible();
});

test.describe('the phone number', () => {
  test.use({ serverClock: START });

  test('is bound, then changed by both codes; another’s is refused only after its code was right', async ({
    page,
    portal,
  }) => {
    await signIn(page, 'poor01');
    await page.goto('/user');
    await page.getByRole('link', { name: /^手机号/ }).click();
    await field(page, '手机号').fill(RICH.phone);
    await codeButton(page).click();
    await field(page, '验证码').fill('000000');
    await page.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(field(page, '验证码')).toHaveAccessibleDescription('验证码错误或已过期');
    await field(page, '验证码').fill(CODE);
    await page.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(field(page, '手机号')).toHaveAccessibleDescription('该手机号已绑定其他账号');
    await expect(field(page, '手机号')).toHaveValue(RICH.phone);

    await endCountdown(page);
    await field(page, '手机号').fill('139 1111 2222');
    await codeButton(page).click();
    await field(page, '验证码').fill(CODE);
    await page.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(page.getByText('绑定成功')).toBeVisible();
    await expect(page).toHaveURL('/user');
    await expect(page.getByRole('link', { name: '手机号' })).toHaveAccessibleDescription('139****2222 更换');

    await portal.setClock(LATER);
    await endCountdown(page);
    await page.getByRole('link', { name: /^手机号/ }).click();
    await expect(page.getByRole('form', { name: '验证当前手机号' })).toContainText('139****2222');
    await codeButton(page).click();
    await expect(page.getByText('验证码已发送')).toBeVisible();
    await field(page, '验证码').first().fill(CODE);
    await page.getByRole('button', { name: '下一步' }).click();
    await field(page, '新手机号').fill('13933334444');
    await codeButton(page).click();
    await field(page, '验证码').last().fill(CODE);
    await page.getByRole('button', { name: '绑定', exact: true }).click();
    await expect(page).toHaveURL('/user');
    await expect(page.getByRole('link', { name: '手机号' })).toHaveAccessibleDescription('139****4444 更换');
  });
});

test.describe('the nickname', () => {
  const EXPIRED = { code: 2, msg: '', data: null };

  test('changes once in seven days; what was typed survives an expired session', async ({ page }) => {
    await signIn(page, 'poor01');
    await page.goto('/user');
    await page.getByRole('link', { name: /^昵称/ }).click();
    await expect(field(page, '昵称')).toHaveValue('省着点花');
    await expect(page.getByRole('button', { name: '保存' })).toBeDisabled();
    await field(page, '昵称').fill('专业代练');
    await expect(page.getByText('昵称含有不当内容')).toHaveCount(0);
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('昵称含有不当内容')).toBeVisible();
    await field(page, '昵称').fill('海边的富贵');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(field(page, '昵称')).toHaveAccessibleDescription('昵称已被使用');

    await field(page, '昵称').fill('大方一点花');
    await page.route('**/api/user/center/updateInfo', (route) => route.fulfill({ json: EXPIRED }));
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Fchangename');
    await page.unrouteAll();
    await fillLogin(page, 'poor01');
    await expect(page).toHaveURL('/changename');
    await expect(field(page, '昵称')).toHaveValue('大方一点花');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('修改成功')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: '大方一点花' })).toBeVisible();
    await page.goto('/changename');
    await expect(page.getByText(/昵称7天内只能修改一次，\d{4}-\d\d-\d\d起可再次修改/)).toBeVisible();
    await expect(field(page, '昵称')).toBeDisabled();
  });
});

test.describe('the portrait', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  const portrait = (page: Page) => page.locator('button', { hasText: '更换头像' }).locator('img');
  const chooser = (page: Page) => page.getByLabel('选择头像照片');

  test('is cut and sent; what will not do says so, and a failure keeps the old one', async ({ page }) => {
    await signIn(page, 'rich01');
    await page.goto('/user');
    await expect(portrait(page)).toHaveAttribute('src', '/demo/avatars/29.webp');
    const bad = { name: 'a.png', mimeType: 'image/png' };
    for (const [buffer, text] of [
      [Buffer.alloc(20 * 1024 ** 2 + 1), '图片不能超过20MB'],
      [Buffer.from('<svg onload="alert(1)"/>'), '仅支持JPG、PNG、WEBP'],
      [Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'), '图片已损坏，请换一张'],
    ] as const) {
      await chooser(page).setInputFiles({ ...bad, buffer });
      await expect(page.getByText(text)).toBeVisible();
    }

    await chooser(page).setInputFiles('public/demo/comics/night-lighthouse/cover.webp');
    const sheet = dialog(page, '裁剪头像');
    await page.route('**/api/user/center/uploadAvatar', (route) => route.abort());
    await sheet.getByRole('slider', { name: '缩放' }).fill('2');
    await sheet.getByRole('button', { name: '使用这张' }).click();
    await expect(sheet.getByText('上传失败，请重试')).toBeVisible();
    await expect(portrait(page)).toHaveAttribute('src', '/demo/avatars/29.webp');
    await page.unrouteAll();
    await sheet.getByRole('button', { name: '重新上传' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(portrait(page)).toHaveAttribute('src', /^\/uploads\/[\w-]{20}\.jpg$/);
    const size = () => portrait(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([300, 300]);
    await page.goto('/profile');
    await expect(page.getByRole('img', { name: '海边的富贵' }).locator('img')).toHaveAttribute('src', /^\/uploads\//);
  });
});
