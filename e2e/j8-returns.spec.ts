import { addGames } from './fixtures/fill.ts';
import { keyInTheMiddle, row, rows, scrolledTo, scroller, scrollUntil } from './fixtures/lists.ts';
import { GAMES, openTab, pagesAsked, SQUARE } from './fixtures/mainLists.ts';
import { expect, test } from './fixtures/portal.ts';
import { settled, signIn } from './fixtures/steps.ts';

test.describe('J8 toasts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('one message three times is one toast ×3, and Escape closes it', async ({ page }) => {
    await signIn(page, 'rich01');
    await page.goto('/profile');
    const copy = page.getByRole('button', { name: /^复制.*ID|ID.*复制/ });
    await expect(copy).toBeVisible();
    await copy.evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
    const toast = page.locator('[data-toaster]').getByText('复制成功', { exact: true });
    await expect(toast).toHaveCount(1);
    await expect(page.locator('[data-toaster]')).toContainText('×3');
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
  });
});

test('J8 more than ten pages: the least recently seen are let go without a word, the list stays as it was', async ({
  page,
  portal,
}) => {
  await addGames(portal.dataDir, 'rpg', 20);
  await openTab(page, GAMES);
  // A tall window shows as many rows as are visited.
  await page.setViewportSize({ width: 375, height: 1300 });
  await scroller(page).evaluate((element) => element.scrollTo({ top: 240, behavior: 'instant' }));
  await expect.poll(() => rows(page).count()).toBeGreaterThan(11);
  const place = await scrolledTo(page);
  const keys = await rows(page).evaluateAll((nodes) =>
    nodes.map((node) => node.getAttribute('data-key') ?? '').slice(0, 11),
  );
  expect(keys).toHaveLength(11);
  for (const key of keys) {
    await row(page, key)
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`/detail/${key}`);
    await page.goBack();
    await expect(row(page, key)).toBeVisible();
    expect(Math.abs((await scrolledTo(page)) - place)).toBeLessThanOrEqual(4);
  }
  expect(await page.locator('[data-page]').count()).toBeLessThanOrEqual(10);
});

test('J8 a post liked on its own page is liked in the list one comes back to', async ({ page, portal, watch }) => {
  await SQUARE.fill(portal.dataDir);
  await signIn(page, 'rich01');
  await openTab(page, SQUARE);
  await scrollUntil(page, () => pagesAsked(watch, SQUARE).includes(3));
  await settled(page, watch);
  const key = await keyInTheMiddle(page);
  const before = { scroll: await scrolledTo(page), asked: pagesAsked(watch, SQUARE) };
  const like = row(page, key).getByRole('button', { pressed: false }).filter({ hasText: '赞' });
  await expect(like).toHaveCount(1);
  const count = Number(/\d+/.exec((await like.textContent()) ?? '')?.[0] ?? 0);

  await row(page, key).getByRole('link').first().click();
  await page.getByRole('button', { name: /^赞帖子/, pressed: false }).click();
  await expect(page.getByRole('button', { name: `赞帖子 ${count + 1}`, pressed: true })).toBeVisible();
  await page.goBack();

  await expect(row(page, key).getByRole('button', { name: `赞 ${count + 1}`, pressed: true })).toBeVisible();
  expect(Math.abs((await scrolledTo(page)) - before.scroll)).toBeLessThanOrEqual(4);
  expect(pagesAsked(watch, SQUARE)).toEqual(before.asked);
  const { liked, likeCount } = await (await portal.as('rich01')).api.square.post(key);
  expect({ liked, likeCount }).toEqual({ liked: true, likeCount: count + 1 });
});

test('J8 my posts and comments are read anew at every visit', async ({ page, portal, watch }) => {
  const { api } = await portal.as('rich01');
  await signIn(page, 'rich01');
  await page.goto('/profile');
  const asked = () => watch.calls('/api/v1/square/post/me').length;
  for (let visit = 1; visit <= 3; visit += 1) {
    const content = `第 ${visit} 次写下的话`;
    await api.square.publishPost({ tagId: 'chat', content, images: [], requestId: crypto.randomUUID() });
    await page.getByRole('link', { name: '我的帖子' }).click();
    await expect(page).toHaveURL('/commenthistory');
    await expect(page.getByText(content)).toBeVisible();
    expect(asked()).toBe(visit);
    await page.goBack();
    await expect(page).toHaveURL('/profile');
  }
});

test('J8 typing fast shows the suggestions of the last words alone, however late the first ones come', async ({
  page,
  watch,
}) => {
  let answered = 0;
  await page.route('**/square/keyword/suggestion*', async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
    // The fewer the words, the later the answer: each would come after the next.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1600 - keyword.length * 400)));
    await route.fulfill({ json: { code: 0, msg: '', data: [`${keyword} 的建议`] } }).catch(() => undefined);
    answered += 1;
  });
  await page.goto('/square');
  const field = page.getByRole('combobox', { name: '搜索帖子、话题' });
  const options = page.getByRole('option');
  const seen = new Set<string>();
  await field.pressSequentially('猫咪', { delay: 320 });
  for (const sign of ['咖', '啡馆']) {
    for (const text of await options.allTextContents()) seen.add(text);
    await field.pressSequentially(sign, { delay: 60 });
  }
  await expect(options).toHaveText(['猫咪咖啡馆 的建议']);
  const asked = () => watch.calls('/api/v1/square/keyword/suggestion').length;
  await expect.poll(() => asked() - answered).toBe(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(options).toHaveText(['猫咪咖啡馆 的建议']);
  expect([...seen]).toEqual([]);
  // Nobody asks for every letter.
  expect(asked()).toBeLessThan('猫咪咖啡馆'.length);
});
