import { expect, test } from './fixtures/portal.ts';
import { pageBox, readToEnd, strip } from './fixtures/reader.ts';
import { dialog, fillLogin, signIn } from './fixtures/steps.ts';

const COIN_CHAPTER = '/readbook/2001/2001-5';
const MEMBER_CHAPTER = '/readbook/2001/2001-6';

const lockCard = { name: '本话未解锁' } as const;

test('J7 a locked chapter: preview, too few diamonds, recharge, back at the lock, one charge', async ({
  page,
  portal,
  watch,
}) => {
  await signIn(page, 'poor01');
  // A server whose price the balance covers would show nothing of this journey.
  const poor = await portal.as('poor01');
  const price = (await poor.api.comics.chapter('2001', '2001-5')).lock?.price ?? 0;
  expect(price).toBeGreaterThan(await poor.balance());

  await test.step('three pages, then the lock', async () => {
    await page.goto(COIN_CHAPTER);
    await readToEnd(page);
    const lock = page.getByRole('region', lockCard);
    await expect(lock).toBeInViewport();
    await expect(lock).toContainText(new RegExp(`本话需\\s*${price}\\s*钻石解锁`));
    await expect(pageBox(page, 3)).toBeVisible();
  });

  await test.step('too few diamonds lead to recharge, and from there back to the lock', async () => {
    await page.getByRole('button', { name: '解锁' }).click();
    await expect(dialog(page, '确认解锁')).toContainText('当前余额 10 钻石，还差 10 钻石');
    await dialog(page, '确认解锁').getByRole('button', { name: '确定' }).click();
    await dialog(page, '余额不足').getByRole('button', { name: '充值' }).click();
    await expect(page).toHaveURL('/recharge?for=chapter.2001.2001-5');
    await page.getByRole('button', { name: /立即支付/ }).click();
    await page.getByRole('button', { name: '确认支付' }).click();
    await expect(page.getByText(/充值成功，到账/)).toBeVisible();
    await page.getByRole('button', { name: '完成' }).click();
    await expect(page).toHaveURL(COIN_CHAPTER);
    await expect(page.getByRole('region', lockCard)).toBeInViewport();
  });

  await test.step('a double tap is one charge, and the rest appears without a reload', async () => {
    const before = await poor.balance();
    const length = await strip(page).evaluate((scroller) => scroller.scrollHeight);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await page.getByRole('button', { name: '解锁' }).dblclick();
    await dialog(page, '确认解锁').getByRole('button', { name: '取消' }).click();
    expect(await poor.balance()).toBe(before);
    await page.getByRole('button', { name: '解锁' }).click();
    await dialog(page, '确认解锁').getByRole('button', { name: '确定' }).dblclick();
    await expect(page.getByRole('region', lockCard)).toBeHidden();
    await expect.poll(() => strip(page).evaluate((scroller) => scroller.scrollHeight)).toBeGreaterThan(length);
    await expect(page.getByRole('img', { name: '第4页' })).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await poor.balance()).toBe(before - price);
    expect((await poor.ledger()).filter((amount) => amount === -price)).toHaveLength(1);
    expect(watch.calls('/api/v1/comic/2001/chapter/2001-5/unlock').length).toBeGreaterThan(0);
  });
});

test('J7 a visitor logs in from the lock and comes back to the same place', async ({ page }) => {
  await page.goto(COIN_CHAPTER);
  await readToEnd(page);
  await page.getByRole('link', { name: '登录后继续阅读' }).click();
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'rich01');
  await expect(page).toHaveURL(COIN_CHAPTER);
  await expect(page.getByRole('region', lockCard)).toBeInViewport();
});

test('J7 a member’s chapter: 会员免费看, the sheet, paid, and the chapter opens', async ({ page }) => {
  await signIn(page, 'poor01');
  await page.goto(MEMBER_CHAPTER);
  await readToEnd(page);
  await page.getByRole('link', { name: /会员免费看/ }).click();
  await expect(page).toHaveURL(/\/profile\?pop=1/);
  const sheet = dialog(page, '开通会员');
  await sheet.getByRole('radio', { name: /月卡/ }).click();
  await sheet.getByRole('button', { name: '立即开通 ¥30' }).click();
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(dialog(page, '支付结果')).toContainText(/开通成功，会员有效期至/);
  await dialog(page, '支付结果').getByRole('button', { name: '返回阅读' }).click();
  await expect(page).toHaveURL(MEMBER_CHAPTER);
  await readToEnd(page);
  await expect(page.getByRole('heading', { name: '本话完' })).toBeInViewport();
  await expect(page.getByRole('region', lockCard)).toBeHidden();
});

test('J7 vip01 reads a member’s chapter to its end', async ({ page }) => {
  await signIn(page, 'vip01');
  await page.goto(MEMBER_CHAPTER);
  await readToEnd(page);
  await expect(page.getByRole('heading', { name: '本话完' })).toBeInViewport();
  await expect(page.getByRole('region', lockCard)).toBeHidden();
});
