import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索' });

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function search(page: Page, keyword: string) {
  await field(page).fill(keyword);
  await field(page).press('Enter');
}

test('home searches games, comics and posts, and Back leads out of the search', async ({ page, watch }) => {
  await page.goto('/');
  await expect(region(page, '热门游戏')).toBeVisible();
  await search(page, '夜');
  await expect(page).toHaveURL(/\/\?keyword=%E5%A4%9C$/);
  await expect(region(page, '游戏').getByRole('link', { name: /猫咪咖啡馆/ })).toBeVisible();
  await expect(region(page, '漫画').getByRole('link', { name: /夜航灯塔/ })).toBeVisible();
  await expect(region(page, '帖子').getByRole('listitem').first()).toBeVisible();
  await expect(region(page, '热门游戏')).toHaveCount(0);
  expect(watch.calls('/api/v1/search')).toHaveLength(1);

  await region(page, '漫画')
    .getByRole('link', { name: /查看更多/ })
    .click();
  await expect(page).toHaveURL(/\/animate\?keyword=/);
  await expect(page.getByRole('link', { name: /夜航灯塔/ }).first()).toBeVisible();
  await page.goBack();
  await expect(region(page, '游戏')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(region(page, '热门游戏')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('a search let go of leaves no step behind', async ({ page }) => {
  await page.goto('/games');
  await page.getByRole('link', { name: '首页', exact: true }).click();
  await expect(region(page, '热门游戏')).toBeVisible();
  for (const keyword of ['夜', '猫']) {
    await search(page, keyword);
    await expect(region(page, '游戏')).toBeVisible();
    await page.getByRole('button', { name: '清除搜索词' }).click();
    await expect(page).toHaveURL('/');
    await expect(region(page, '热门游戏')).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/games');
});

test('a search begins as its address says, says when nothing was found, and is cleared', async ({ page }) => {
  await page.goto('/?keyword=%E5%A4%9C');
  await expect(field(page)).toHaveValue('夜');
  await expect(region(page, '游戏')).toBeVisible();
  await search(page, '绝不会有人写的一句话');
  await expect(page.getByText('没有找到相关内容')).toBeVisible();
  await page.getByRole('button', { name: '清空搜索' }).click();
  await expect(page).toHaveURL('/');
  await expect(region(page, '热门游戏')).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test.describe('without an answer', () => {
  test.use({ tolerated: /status of 500/ });

  test('a search keeps its words and is asked for again by a tap', async ({ page }) => {
    let failures = 1;
    await page.route('**/api/v1/search*', (route) =>
      failures-- > 0 ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await page.goto('/');
    await search(page, '夜');
    await page.getByRole('main').getByRole('button', { name: /重试/ }).click();
    await expect(region(page, '游戏')).toBeVisible();
    await expect(field(page)).toHaveValue('夜');
  });
});
