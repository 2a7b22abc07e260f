import type { Page } from '@playwright/test';
import { holdFiles } from './fixtures/heldFiles.ts';
import { expect, test } from './fixtures/portal.ts';
import { GAME } from './fixtures/games.ts';
import { dialog, signIn } from './fixtures/steps.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

async function openShare(page: Page) {
  await page.goto(GAME.paid300);
  await page.getByRole('button', { name: '分享' }).first().click();
  return dialog(page, '分享');
}

/** product §2.5: link = page + own invite code in the address parameter. */
test('a shared link carries the sharer’s own code, and whoever opens it keeps the code', async ({
  page,
  portal,
  browser,
}) => {
  await test.step('a visitor shares the bare page', async () => {
    const sheet = await openShare(page);
    await sheet.getByRole('button', { name: '复制链接' }).click();
    await expect(sheet.getByRole('status')).toHaveText('复制成功');
    expect(await copied(page)).toBe(`${portal.origin}${GAME.paid300}`);
  });

  const { inviteCode } = await (await portal.as('rich01')).api.invite.mine();
  await test.step('somebody logged in shares it with their code', async () => {
    await signIn(page, 'rich01');
    const asked = page.waitForResponse('**/api/v1/invite/me');
    const sheet = await openShare(page);
    await asked;
    await sheet.getByRole('button', { name: '微信' }).click();
    await expect(sheet.getByRole('status')).toHaveText('链接已复制，打开微信粘贴给好友');
    expect(await copied(page)).toBe(`${portal.origin}${GAME.paid300}?inviteCode=${inviteCode}`);
  });

  await test.step('the friend who follows it finds the code filled in', async () => {
    const friend = await (await browser.newContext({ baseURL: portal.origin })).newPage();
    await friend.goto(await copied(page));
    await expect(friend.getByRole('heading', { name: '游戏介绍' })).toBeVisible();
    await friend.goto('/register');
    await expect(friend.getByRole('textbox', { name: /邀请码/ })).toHaveValue(inviteCode);
    await friend.context().close();
  });
});

test.describe('whose code does not come', () => {
  test.use({ tolerated: /ShareDialog|ERR_FAILED/ });

  test('says so, and opens at the next tap', async ({ page }) => {
    const code = '**/assets/ShareDialog*.js';
    await page.route(code, (route) => route.abort());
    // With a network the page would be loaded anew in its place.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.goto(GAME.paid300);
    const share = page.getByRole('button', { name: '分享' }).first();
    await share.click();
    await expect(page.getByText('网络异常，请稍后重试')).toBeVisible();
    await expect(dialog(page, '分享')).toHaveCount(0);
    await page.unroute(code);
    await share.click();
    await expect(dialog(page, '分享')).toBeVisible();
  });
});

test('Back gives up a sheet whose code is on its way, and stays', async ({ page }) => {
  const code = '**/assets/ShareDialog*.js';
  const release = await holdFiles(page, code);
  await page.goto('/games');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /星海拾荒者/ })
    .click();
  const share = page.getByRole('button', { name: '分享' }).first();
  const asked = page.waitForRequest(code);
  await share.click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/detail\//);
  const came = page.waitForResponse(code);
  await release();
  await came;
  await share.click();
  await expect(dialog(page, '分享')).toBeVisible();
  await page.goBack();
  await expect(dialog(page, '分享')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/games$/);
});

test.describe('a poster', () => {
  // The last step asks for the picture that must be gone.
  test.use({ tolerated: /ERR_FILE_NOT_FOUND.*blob:/ });

  test('is drawn, can be saved, and leaves no picture behind', async ({ page }) => {
    const sheet = await openShare(page);
    await sheet.getByRole('button', { name: '生成海报' }).click();
    const poster = dialog(page, '分享海报').getByRole('img', { name: '星海拾荒者的分享海报' });
    await expect(poster).toBeVisible();
    await expect(page.getByText('长按图片保存')).toBeVisible();
    const size = () => poster.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    await expect.poll(size).toEqual([750, 1120]);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '保存图片' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/星海拾荒者\.jpg$/);

    const url = (await poster.getAttribute('src')) ?? '';
    expect(url).toMatch(/^blob:/);
    await page.keyboard.press('Escape');
    await expect(dialog(page, '分享海报')).toBeHidden();
    const stillThere = await page.evaluate(
      (address) =>
        new Promise((settle) =>
          Object.assign(new Image(), { onload: () => settle(true), onerror: () => settle(false), src: address }),
        ),
      url,
    );
    expect(stillThere).toBe(false);
  });

  test('that cannot be drawn says so and is drawn after all', { tag: '@slow' }, async ({ page }) => {
    await page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      let failures = 1;
      HTMLCanvasElement.prototype.toBlob = function (callback, ...rest) {
        failures -= 1;
        if (failures >= 0) callback(null);
        else toBlob.call(this, callback, ...rest);
      };
    });
    const sheet = await openShare(page);
    await sheet.getByRole('button', { name: '生成海报' }).click();
    await page.getByRole('button', { name: '海报生成失败，点击重试' }).click();
    await expect(page.getByRole('img', { name: '星海拾荒者的分享海报' })).toBeVisible();
  });
});

test('the system’s share sheet gets title and address; closing it is no failure', async ({ page, portal, watch }) => {
  await page.addInitScript(() => {
    const given: unknown[] = [];
    Object.assign(navigator, {
      share: (content: unknown) => {
        given.push(content);
        return Promise.reject(new DOMException('cancelled', 'AbortError'));
      },
      given,
    });
  });
  const sheet = await openShare(page);
  await sheet.getByRole('button', { name: '更多' }).click();
  const given = await page.evaluate(() => (navigator as Navigator & { given?: unknown }).given);
  expect(given).toEqual([{ title: '星海拾荒者', url: `${portal.origin}${GAME.paid300}` }]);
  expect(watch.notes.filter((note) => note.includes('Sharing failed'))).toEqual([]);
});

const noClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));

test('without a clipboard the address is copied by a selection', { tag: '@slow' }, async ({ page }) => {
  await noClipboard(page);
  const sheet = await openShare(page);
  await sheet.getByRole('button', { name: '复制链接' }).click();
  await expect(sheet.getByRole('status')).toHaveText('复制成功');
});

test('where nothing copies the address is shown to be copied by hand', { tag: '@slow' }, async ({ page, portal }) => {
  await noClipboard(page);
  await page.addInitScript(() => Object.assign(document, { execCommand: () => false }));
  const sheet = await openShare(page);
  await sheet.getByRole('button', { name: '复制链接' }).click();
  await expect(sheet.getByRole('status')).toContainText(`${portal.origin}${GAME.paid300}`);
});
