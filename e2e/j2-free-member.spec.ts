import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { anyDialog, dialog, downloadBy, signIn } from './fixtures/steps.ts';

/** product §4.1, J2: downloads that cost nothing, and one whose address is no address. */
test.describe('J2', () => {
  test('a visitor downloads a free game at once: no dialog, no login', async ({ page, watch }) => {
    await page.goto(GAME.free);
    await downloadBy(page, () => page.getByRole('button', { name: '免费下载' }).click());
    await expect(page).toHaveURL(GAME.free);
    await expect(anyDialog(page)).toHaveCount(0);
    expect(watch.calls('/api/user/game/download/1001')).toHaveLength(1);
  });

  test('an address that does not begin with http goes nowhere, is told to the console, and can be tried again', async ({
    page,
    watch,
  }) => {
    await page.route('**/api/user/game/download/1001', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: 'httpx://bad.example/pkg' } }),
    );
    await page.goto(GAME.free);
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    const main = page.getByRole('button', { name: '免费下载' });
    await main.click();
    await expect(page.getByText('没有开始下载？点此重试')).toBeVisible();
    await expect(main).toBeEnabled();
    await expect(page).toHaveURL(GAME.free);
    expect(downloads).toBe(0);
    expect(watch.notes.filter((note) => note.includes('does not begin with http'))).toHaveLength(1);
  });

  test('a game that cannot be given is not charged for, and the dialog says so', async ({ page, portal, watch }) => {
    await signIn(page, 'rich01');
    const rich = await portal.as('rich01');
    const before = await rich.balance();
    await page.goto(GAME.badAddress);
    await page.getByRole('button', { name: /钻石\s*下载$/ }).click();
    const confirm = dialog(page, '下载确认');
    await confirm.getByRole('button', { name: '确认下载' }).click();
    await expect(confirm).toContainText('该游戏的安装包暂时无法下载，本次未扣费');
    await expect(confirm.getByRole('button', { name: '确认下载' })).toBeDisabled();
    await confirm.getByRole('button', { name: '取消' }).click();
    await expect(anyDialog(page)).toHaveCount(0);
    expect(watch.calls('/api/user/game/download/1008')).toHaveLength(1);
    expect(await rich.balance()).toBe(before);
  });

  test('a member without diamonds downloads a paid game: expiry, struck price, no ledger row', async ({
    page,
    portal,
  }) => {
    const member = await portal.as('vip01');
    const before = await member.ledger();
    await signIn(page, 'vip01');
    await page.goto(GAME.paid300);
    await page.getByRole('button', { name: '会员免费下载' }).click();
    const confirm = dialog(page, '下载确认');
    await expect(confirm).toContainText(/会员到期时间：\d{4}-\d{2}-\d{2}/);
    await expect(confirm.locator('del')).toContainText('300');
    await downloadBy(page, () => confirm.getByRole('button', { name: '免费下载' }).click());
    await expect(confirm).toBeHidden();
    expect(await member.balance()).toBe(0);
    expect(await member.ledger()).toEqual(before);
  });

  test.describe('on a desktop', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
      viewport: { width: 1440, height: 900 },
      hasTouch: false,
      isMobile: false,
    });

    test('the platform is asked first', async ({ page, watch }) => {
      await page.goto(GAME.free);
      await page.getByRole('button', { name: '免费下载' }).click();
      const sheet = dialog(page, '选择下载平台');
      await expect(sheet).toBeVisible();
      expect(watch.calls('/api/user/game/download/')).toHaveLength(0);
      await downloadBy(page, () => sheet.getByRole('button', { name: /安卓版/ }).click());
      expect(watch.calls('/api/user/game/download/1001').map(({ form }) => form.get('platformType'))).toEqual(['1']);
    });
  });
});
