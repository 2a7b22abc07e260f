import type { Page } from '@playwright/test';
import { expectNothingForAxe } from './fixtures/axe.ts';
import { MEMBERS_PAGES, OPEN_PAGES, type Shown } from './fixtures/pageList.ts';
import { expect, test } from './fixtures/portal.ts';
import { signIn } from './fixtures/steps.ts';

/** Pages with everything around them; the screen of each, in every state, is a story, of which axe is asked as well. */
async function expectSound(page: Page, { path, title, isThere }: Shown): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveTitle(`晴屿 - ${title}`);
  await expect(isThere(page)).toBeVisible();
  await expectNothingForAxe(page);
}

/** Of each kind one: with cards, and with a text. */
const QUICK = ['/', '/detail/1002'];

test('a page of cards and a page of text have their titles and satisfy axe', async ({ page }) => {
  for (const shown of OPEN_PAGES.filter(({ path }) => QUICK.includes(path))) await expectSound(page, shown);
});

test('so does every open page', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  for (const shown of OPEN_PAGES) await test.step(shown.path, () => expectSound(page, shown));
});

test('so do the pages of a member', { tag: '@slow' }, async ({ page }) => {
  test.slow();
  await signIn(page, 'vip01');
  for (const shown of MEMBERS_PAGES) await test.step(shown.path, () => expectSound(page, shown));
});

test('and the history being tidied up', { tag: '@slow' }, async ({ page }) => {
  await signIn(page, 'vip01');
  await page.goto('/readhistory');
  await page.getByRole('button', { name: '管理' }).click();
  await expect(page.getByRole('checkbox', { name: /机器人阿福/ })).toBeVisible();
  await expectNothingForAxe(page);
});
