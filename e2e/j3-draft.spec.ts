import type { Page } from '@playwright/test';
import { compose, composerOn, expectComposed, PICTURES, PUBLISH_CALL, publishings } from './fixtures/composer.ts';
import { expect, test } from './fixtures/portal.ts';
import { fillLogin, signIn } from './fixtures/steps.ts';

const POST = { text: '云海上的慢车开到第七站，'.repeat(20).slice(0, 200), tag: '晒图', pictures: PICTURES.slice(0, 1) };

const EXPIRED = { code: 2, msg: '', data: null };

/** product §4.1, J3: a session that ends while a post is written takes nothing with it. */
test('J3 code 2 in the middle of a post keeps text, tag and picture', async ({ page, portal, watch }) => {
  await signIn(page, 'rich01');
  await page.goto('/square');
  await page.getByRole('link', { name: '发帖' }).click();
  await expect(page).toHaveURL('/postpage');

  await test.step('200 characters, a tag and a picture', async () => {
    await compose(page, POST);
    await expect(page.getByText('200/1000')).toBeVisible();
    await expect(page.getByText('草稿已保存')).toBeVisible();
  });

  await test.step('the server answers code 2 to 发布: one toast, login, no logout call', async () => {
    await page.route(PUBLISH_CALL, (route) => route.fulfill({ json: EXPIRED }), { times: 1 });
    await composerOn(page).publish.click();
    await expect(page).toHaveURL('/login?redirect=%2Fpostpage');
    await expect(page.locator('[data-toaster] > [role] > *')).toHaveText([/登录已过期，请重新登录/]);
    expect(await page.evaluate(() => localStorage.getItem('account'))).toBeNull();
    expect(watch.calls('/api/user/logout')).toHaveLength(0);
  });

  await test.step('after login everything stands there again', async () => {
    await fillLogin(page, 'rich01');
    await expect(page).toHaveURL('/postpage');
    await expectComposed(page, POST);
  });

  await test.step('a double tap publishes once, and leads to the post', async () => {
    const before = publishings(watch);
    await composerOn(page).publish.dblclick();
    await expect(page).toHaveURL(/\/post\/[^/]+$/);
    await expect(page.getByText('发布成功')).toBeVisible();
    expect(publishings(watch) - before).toBe(1);
    const { api } = await portal.as('rich01');
    const { records } = await api.square.ownPosts({ pageSize: 1 });
    expect(records).toMatchObject([
      { content: POST.text, tag: { tag: POST.tag }, images: [{ width: expect.any(Number) }] },
    ]);
  });

  await test.step('the post is in the feed, which does not scroll', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/square');
    await page.getByRole('button', { name: '最新' }).click();
    await expect(page.getByRole('article').first()).toContainText(POST.text.slice(0, 40));
    expect(await page.locator('[data-scroller]:visible').evaluate((scroller) => scroller.scrollTop)).toBe(0);
  });

  await test.step('the draft is gone, its picture too', async () => {
    await page.goto('/postpage');
    await expect(composerOn(page).text).toHaveValue('');
    await expect(composerOn(page).restored).toHaveCount(0);
    expect(await keptPictures(page)).toBe(0);
  });
});

/** How many pictures of drafts the device holds. */
const keptPictures = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('pictures').objectStore('pictures').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
