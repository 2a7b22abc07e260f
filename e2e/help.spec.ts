import { expect, test } from './fixtures/portal.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('common questions: by group, by search, by a link to one', async ({ page }) => {
  await test.step('a link to a group opens there', async () => {
    await page.goto('/faq?q=recharge');
    await expect(page).toHaveTitle('晴屿 - 常见问题');
    await expect(page.getByRole('tab', { name: '充值' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: '充值' })).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  await test.step('a link to a question opens it in sight', async () => {
    await page.goto('/faq?q=download-ios');
    await expect(page.getByText(/VPN与设备管理/)).toBeInViewport();
    await expect(page.getByRole('tab', { name: '下载' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a search marks what it found, and the answer leads to where it is done', async () => {
    const box = page.getByRole('searchbox', { name: '搜索问题' });
    await box.fill('无痕');
    await expect(page.getByText('找到 1 个相关问题')).toBeVisible();
    await expect(page.locator('mark').first()).toHaveText('无痕');
    await box.fill('火星基地');
    await expect(page.getByText('没有找到相关问题')).toBeVisible();
    await box.fill('无痕');
    await page.getByRole('link', { name: '阅读历史' }).click();
    await expect(page).toHaveURL('/readhistory');
    await page.goBack();
    await expect(box).toHaveValue('无痕');
  });
});

test.describe('without a network', () => {
  // The browser asks for the page's icon again.
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test('questions once loaded are answered', async ({ page, context }) => {
    await page.goto('/profile');
    await page.getByRole('link', { name: '常见问题' }).first().click();
    await expect(page.getByText('忘记密码怎么办？')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('游客')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: '常见问题' }).first().click();
    await page.getByText('忘记密码怎么办？').click();
    await expect(page.getByText(/不需要原密码/)).toBeVisible();
    await context.setOffline(false);
  });
});

test('a business partner copies the address, or writes at once', async ({ page }) => {
  await page.goto('/business');
  await expect(page).toHaveTitle('晴屿 - 商务合作');
  await page.getByRole('button', { name: '复制商务邮箱' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('business@example.com');
  await expect(page.getByRole('link', { name: '写邮件' })).toHaveAttribute(
    'href',
    /^mailto:business@example\.com\?subject=/,
  );
});

test('a copy the browser refuses is logged (spec §8), and the text is there to be copied by hand', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) });
    Object.assign(document, { execCommand: () => false });
  });
  await page.goto('/business');
  await page.getByRole('button', { name: '复制商务邮箱' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('business@example.com');
  expect(watch.notes.some((note) => note.includes('Copying failed'))).toBe(true);
  await expect(page.getByText('复制成功')).toHaveCount(0);
});
