import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { agree, signIn } from './fixtures/steps.ts';

/** A few texts of each field (all rules in `fields.test.ts`): what is entered, the sentence by the field, and what the field holds then when that differs. */
type Entry = { typed: string; message?: string; kept?: string };
type FieldCase = { label: string; entries: readonly Entry[] };

const EMOJI = '😀😀😀😀😀😀';

const LOGIN_NAME: FieldCase = {
  label: '用户名',
  entries: [
    { typed: '', message: '请输入用户名' },
    { typed: 'a'.repeat(5000), message: '用户名为4-16位字母、数字或下划线' },
    { typed: '  poor01 ' },
  ],
};

const PASSWORD: FieldCase = {
  label: '密码',
  entries: [
    { typed: '', message: '请输入密码' },
    { typed: EMOJI, message: '密码只能包含英文字母、数字和符号' },
    { typed: 'p~!@#$%^&*()_+{}|' },
  ],
};

const PASSWORD_AGAIN: FieldCase = {
  label: '确认密码',
  entries: [
    { typed: '', message: '请再次输入密码' },
    { typed: 'another-1', message: '两次输入的密码不一致' },
  ],
};

const INVITE_CODE: FieldCase = {
  label: '邀请码（选填）',
  entries: [{ typed: EMOJI, message: '邀请码格式不正确' }, { typed: ' abc-123 ' }],
};

const PHONE: FieldCase = {
  label: '手机号',
  entries: [
    { typed: '', message: '请输入手机号' },
    { typed: EMOJI, message: '手机号格式不正确' },
    { typed: '+86 138-0013-8000', kept: '13800138000' },
  ],
};

const SMS_CODE: FieldCase = {
  label: '验证码',
  entries: [
    { typed: '', message: '请输入6位验证码' },
    { typed: EMOJI, message: '请输入6位验证码', kept: '' },
    { typed: '【晴屿】验证码 123456', kept: '123456' },
  ],
};

const FORMS = [
  { name: '登录', path: '/login', submit: '登录', fields: [LOGIN_NAME, PASSWORD] },
  {
    name: '注册',
    path: '/register',
    submit: '注册并登录',
    fields: [LOGIN_NAME, PASSWORD, PASSWORD_AGAIN, INVITE_CODE],
  },
  { name: '手机验证码登录', path: '/other', submit: '登录', fields: [PHONE, SMS_CODE] },
] as const;

const fieldOf = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** Enters the text in one go, as pasting does. */
async function paste(page: Page, field: Locator, text: string) {
  await field.fill('');
  await field.focus();
  if (text !== '') await page.keyboard.insertText(text);
}

async function expectMessage(field: Locator, message: string | undefined) {
  if (message === undefined) {
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    return;
  }
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

for (const form of FORMS) {
  test.describe(form.name, () => {
    test('sent empty, the first field gets the focus; every bad text gets its sentence by the field, and stays', async ({
      page,
      watch,
    }) => {
      await page.goto(form.path);
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      await expect(fieldOf(page, form.fields[0].label)).toBeFocused();
      for (const { label, entries } of form.fields) {
        const field = fieldOf(page, label);
        for (const { typed, message, kept = typed } of entries) {
          await test.step(`${label}: “${typed.slice(0, 24)}”`, async () => {
            await paste(page, field, typed);
            await page.getByRole('button', { name: form.submit, exact: true }).click();
            await expectMessage(field, message);
            await expect(field).toHaveValue(kept);
          });
        }
      }
      expect(watch.calls('/api/user/').filter(({ path }) => path !== '/api/user/device/init')).toEqual([]);
    });

    test('without agreeing, nothing is sent and nothing is lost', {
      tag: form === FORMS[1] ? [] : '@slow',
    }, async ({ page, watch }) => {
      await page.goto(form.path);
      const good = new Map([
        ['用户名', 'poor01'],
        ['密码', 'portal123'],
        ['确认密码', 'portal123'],
        ['手机号', '13800138000'],
        ['验证码', '123456'],
      ]);
      for (const { label } of form.fields) await fieldOf(page, label).fill(good.get(label) ?? '');
      await page.getByRole('button', { name: form.submit, exact: true }).click();
      for (const place of [page.getByRole('main'), page.locator('[data-toaster]')]) {
        await expect(place.getByText('请先阅读并同意用户协议和隐私政策')).toBeVisible();
      }
      for (const { label } of form.fields) await expect(fieldOf(page, label)).toHaveValue(good.get(label) ?? '');
      expect(watch.calls('/api/user/').filter(({ path }) => path !== '/api/user/device/init')).toEqual([]);
    });
  });
}

test('what the clipboard holds is cleaned as it is pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/other');
  for (const [label, copied, kept] of [
    ['手机号', ' +86 138-0013-8000\n', '13800138000'],
    ['验证码', '【晴屿】您的验证码是 １２３４５６，5分钟内有效', '123456'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), copied);
    await fieldOf(page, label).focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(fieldOf(page, label)).toHaveValue(kept);
  }
});

test.describe('what the server refuses', () => {
  test('a wrong password is said under the form: the name stays, the password goes', async ({ page }) => {
    await page.goto('/login');
    await fieldOf(page, '用户名').fill('poor01');
    await fieldOf(page, '密码').fill('not-the-one');
    await agree(page);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('用户名或密码错误')).toBeVisible();
    await expect(fieldOf(page, '用户名')).toHaveValue('poor01');
    await expect(fieldOf(page, '密码')).toHaveValue('');
  });

  test('a name that is taken is said by the field, and everything stays', async ({ page }) => {
    await page.goto('/register');
    await fieldOf(page, '用户名').fill('rich01');
    await fieldOf(page, '密码').fill('Sunny-9012');
    await fieldOf(page, '确认密码').fill('Sunny-9012');
    await agree(page);
    await page.getByRole('button', { name: '注册并登录' }).click();
    await expect(page.getByText('该用户名已被注册')).toBeVisible();
    await expect(fieldOf(page, '用户名')).toHaveValue('rich01');
    await expect(fieldOf(page, '密码')).toHaveValue('Sunny-9012');
    await expect(fieldOf(page, '确认密码')).toHaveValue('Sunny-9012');
  });

  test.describe('a lost network', () => {
    test.use({ tolerated: /ERR_FAILED/ });

    test('keeps a login form as it was', async ({ page }) => {
      await page.goto('/login');
      await page.route('**/api/user/login', (route) => route.abort());
      await fieldOf(page, '用户名').fill('poor01');
      await fieldOf(page, '密码').fill('portal123');
      await agree(page);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByText('网络异常，内容已保留，请稍后重试')).toBeVisible();
      await expect(fieldOf(page, '用户名')).toHaveValue('poor01');
      await expect(fieldOf(page, '密码')).toHaveValue('portal123');
    });

    test('keeps what was chosen on the recharge page', async ({ page }) => {
      await signIn(page, 'poor01');
      await page.goto('/recharge');
      await page.route('**/api/order/payInfo', (route) => route.abort());
      const chosen = page.getByRole('radio', { name: /1280/ });
      await chosen.check({ force: true });
      await page.getByRole('button', { name: /立即支付/ }).click();
      await expect(page.getByText('网络异常，请重试（不会重复扣费）')).toBeVisible();
      await expect(chosen).toBeChecked();
      await expect(page.getByRole('button', { name: '立即支付 ¥128' })).toBeEnabled();
    });
  });
});
