import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import { signIn } from './fixtures/steps.ts';

/** Links of the page that can be tapped: a carousel's other slides cannot. */
const links = (page: Page) => page.locator('main a[href^="/"]:visible:not([inert] *)');

/** Where an address leads, whichever thing of its kind it names. */
const kindOf = (href: string): string => href.replace(/\/[\w-]*\d[\w-]*/g, '/:id');

/** One link of each kind on the page shown. */
async function entriesOf(page: Page): Promise<string[]> {
  const hrefs = await links(page).evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  return [...new Map(hrefs.map((href) => [kindOf(href), href])).values()];
}

/** Taps every entry: it leads to the address it bears, to a page that has come, and Back returns. */
async function expectEveryEntryLeads(page: Page, start: string): Promise<string[]> {
  const home = await page.title();
  const entries = await entriesOf(page);
  for (const href of entries) {
    await test.step(href, async () => {
      await links(page)
        .and(page.locator(`[href="${href}"]`))
        .first()
        .click();
      await expect(page).toHaveURL((url) => url.pathname === new URL(href, url).pathname);
      await expect(page).not.toHaveTitle(home);
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: '加载中…' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /重试/ })).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(start);
      await expect(page).toHaveTitle(home);
    });
  }
  return entries.map(kindOf);
}

test('every entry of the front page and of the footer leads to its page', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'rich01');
  await page.goto('/');
  await expect(page.getByRole('link', { name: '查看更多：广场热帖' })).toBeAttached();
  const entries = await expectEveryEntryLeads(page, '/');
  expect(entries).toEqual(
    expect.arrayContaining([
      '/welfare',
      '/task',
      '/checkin',
      '/activity',
      '/gifts',
      '/recharge',
      '/detail/:id',
      '/bookinfo/:id',
      '/post/:id',
      '/square',
      '/faq',
      '/business',
      '/download',
    ]),
  );
});

test('查看更多 of 新游上架 leads to the newest games, also when the page kept from before shows the hottest', async ({
  page,
}) => {
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
  await page.goto('/games');
  await expect(pressed('热门')).toBeVisible();
  await page.getByRole('link', { name: '首页', exact: true }).click();
  await page.getByRole('link', { name: '查看更多：新游上架' }).click();
  await expect(page).toHaveURL('/games?sort=new');
  await expect(pressed('最新')).toBeVisible();
  await page.getByRole('button', { name: '热门', exact: true }).click();
  await expect(page).toHaveURL('/games');
  await expect(pressed('热门')).toBeVisible();
});

test('a tag of a game leads to all games with it, also by address; let go of, it shows all again', async ({ page }) => {
  const game = (name: string) => page.getByRole('link', { name, exact: true });
  await page.goto('/games');
  await expect(game('纸上王国')).toBeVisible();
  await game('星海拾荒者').click();
  await page.getByRole('link', { name: '# 太空' }).click();
  await expect(page).toHaveURL(`/games?tag=${encodeURIComponent('太空')}`);
  await expect(game('星海拾荒者')).toBeVisible();
  await expect(game('纸上王国')).toHaveCount(0);
  await page.getByRole('button', { name: '最新', exact: true }).click();
  await page.reload();
  await expect(page).toHaveURL(`/games?tag=${encodeURIComponent('太空')}&sort=new`);
  await expect(page.getByRole('button', { name: '最新', exact: true, pressed: true })).toBeVisible();
  await page.getByRole('button', { name: '取消标签：太空' }).click();
  await expect(page).toHaveURL('/games?sort=new');
  await expect(game('纸上王国')).toBeVisible();
});

test('every entry of 我的 leads to its page', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'rich01');
  await page.goto('/profile');
  await expect(page.getByRole('navigation', { name: '我的服务' })).toBeVisible();
  const entries = await expectEveryEntryLeads(page, '/profile');
  expect(entries).toEqual(
    expect.arrayContaining([
      '/subscriblist',
      '/readhistory',
      '/commenthistory',
      '/gifts',
      '/welfare',
      '/task',
      '/checkin',
      '/message',
      '/welfare?part=invite',
      '/gifts?redeem=',
      '/faq',
      '/business',
      '/user',
      '/recharge',
      '/xdetail',
    ]),
  );
});

test('the notice and what asks for a login lead on for a visitor too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^公告：/ }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Frecharge/);
  await page.goBack();
  await page.getByRole('link', { name: '礼包', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fgifts/);
});

test.describe('联系客服', () => {
  test.use({ tolerated: /^stranger asked: https:\/\/support\.example\.com/ });

  test('opens the service beside the portal, from the footer and from 我的', async ({ page, context }) => {
    await context.route('https://support.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '客服' }),
    );
    for (const path of ['/', '/profile']) {
      await page.goto(path);
      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: '联系客服' }).first().click();
      const service = await opened;
      await expect(service).toHaveURL('https://support.example.com/chat');
      await service.close();
      await expect(page).toHaveURL(path);
    }
  });
});
