import type { Page } from '@playwright/test';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { openControls, readToEnd } from '../../e2e/fixtures/reader.ts';
import { goRound } from '../../e2e/fixtures/roundTrip.ts';
import { GAME } from '../../e2e/fixtures/games.ts';
import { dialog, downloadBy } from '../../e2e/fixtures/steps.ts';
import { logInBy } from '../openPortal.ts';

/** Downloads the free game, wherever its file lies. */
export async function downloadFree(page: Page): Promise<void> {
  await page.goto(GAME.free);
  await downloadBy(page, () => page.getByRole('button', { name: '免费下载' }).click());
}

/** In by the form, once round all pages, a chapter, a download, and out again; Back looks at what is left. */
export async function wholeVisit(page: Page, origin: string, loginName: string): Promise<void> {
  await logInBy(page, origin, loginName);
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/detail/"]').first().waitFor();
  await goRound(page, () => page.waitForLoadState('networkidle'));
  await page.goto('/readbook/2001/2001-1');
  await openControls(page);
  await readToEnd(page);
  await downloadFree(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: '退出登录' }).click();
  await dialog(page, '退出登录').getByRole('button', { name: '确定' }).click();
  await page.getByText('游客').first().waitFor();
  await page.goBack();
  await page.waitForLoadState('networkidle');
}

/** Pages whose answers come from elsewhere, and a file that lies there. */
export async function visitElsewhere(page: Page, elsewhere: string): Promise<void> {
  for (const call of ['**/api/v1/home', '**/api/v1/square/post/list?*', '**/api/user/center/me']) {
    await page.route(call, (route) =>
      route.fulfill({ status: 302, headers: { Location: `${elsewhere}/moved/answer` } }),
    );
  }
  for (const address of ['/', '/square', '/profile']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  await downloadFree(page);
}

/** The free game's file lies with a stranger. */
export const lieElsewhere = (db: Kysely<Database>, elsewhere: string): Promise<unknown> =>
  db
    .updateTable('games')
    .set({ download_url: `${elsewhere}/moved/game.apk` })
    .where('id', '=', '1001')
    .execute();

/** A script somebody wrote into the page. */
export const injectScript = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.injected = true');
    document.body.append(script);
  });
  await page.waitForLoadState('networkidle');
};

/** A page that is careless with what it knows. */
export const spill = async (page: Page, secret: string): Promise<void> => {
  await page.goto('/');
  await page.evaluate((known) => {
    // eslint-disable-next-line no-console -- this is what must be found
    console.info(known);
    localStorage.setItem('seen', known);
    history.replaceState(null, '', `?seen=${known}`);
    return fetch(`/healthz?seen=${known}`).then(() => undefined);
  }, secret);
};
