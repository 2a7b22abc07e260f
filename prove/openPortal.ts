import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { withDatabase } from '../e2e/fixtures/fill.ts';
import { startPortal } from '../e2e/fixtures/startPortal.ts';
import { CHROMIUM_FLAGS, shellPath } from '../scripts/browser.mjs';

const PHONE = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
  serviceWorkers: 'block',
  reducedMotion: 'reduce',
} as const;

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await shellPath(), args: [...CHROMIUM_FLAGS] });

export type OpenPortal = Awaited<ReturnType<typeof openPortal>>;

/**
 * The built portal on its server, and a browser to look at it with; no bulletin opens by itself.
 * @param folder a build that is not the one asked about, for a control
 */
export async function openPortal(folder?: string) {
  const { origin, dataDir, stop } = await startPortal(folder === undefined ? {} : { PORTAL_DIR: folder });
  await withDatabase(dataDir, (db) => db.deleteFrom('bulletins').execute());
  const browser = await openBrowser();
  const openPage = async (options: BrowserContextOptions = {}): Promise<Page> =>
    (await browser.newContext({ ...PHONE, baseURL: origin, ...options })).newPage();
  const close = async () => {
    await browser.close();
    await stop();
  };
  return { origin, dataDir, openPage, close };
}

/** Logs a demo account in by the form. */
export async function logInBy(page: Page, origin: string, loginName: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('[data-toaster]').waitFor({ state: 'attached' });
  await page.getByLabel('用户名', { exact: true }).fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill('portal123');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}
