import { OPEN_PAGES } from './fixtures/pageList.ts';
import { expect, test } from './fixtures/portal.ts';
import { openControls } from './fixtures/reader.ts';

/** product §2.0: a book's page bears the book's name, a chapter's the chapter's. */
test('the document is named after what is shown, on the way there, back and again', async ({ page }) => {
  await page.goto('/animate');
  await expect(page).toHaveTitle('晴屿 - 漫画');
  await page
    .getByRole('list')
    .getByRole('link', { name: /纸飞机邮局/ })
    .first()
    .click();
  await expect(page).toHaveURL('/bookinfo/2001');
  await expect(page).toHaveTitle('晴屿 - 纸飞机邮局');

  await page.getByRole('link', { name: /开始阅读|继续阅读/ }).click();
  await expect(page).toHaveURL(/\/readbook\/2001\//);
  await expect(page).toHaveTitle('晴屿 - 没有地址的信');

  await openControls(page);
  await page.getByRole('region', { name: '阅读设置' }).getByRole('button', { name: '下一话' }).click();
  await expect(page).toHaveURL('/readbook/2001/2001-2');
  await expect(page).toHaveTitle('晴屿 - 局长请假一天');

  await page.goBack();
  await expect(page, 'a kept page takes its name back').toHaveTitle('晴屿 - 纸飞机邮局');
  await page.goBack();
  await expect(page).toHaveTitle('晴屿 - 漫画');
  await page.goForward();
  await expect(page).toHaveTitle('晴屿 - 纸飞机邮局');
});

test('a name that is not known, or comes from a stranger, is only text', async ({ page }) => {
  await page.goto('/bookinfo/no-such-book');
  await expect(page.getByText('作品不存在或已下架')).toBeVisible();
  await expect(page).toHaveTitle('晴屿 - 漫画详情');
});

test('a page opened in a tab in the background is named too, though nothing is painted there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/readbook/2001/2001-1');
  await expect(page).toHaveTitle('晴屿 - 没有地址的信');
});

test('every open page has its title', async ({ page }) => {
  for (const { path, title } of OPEN_PAGES) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(`晴屿 - ${title}`);
  }
});
