import { createHash } from 'node:crypto';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { modes, type ModeSettings } from '../.storybook/modes.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/browser.mjs';
import type { Picture } from './pictures.ts';
import { settled } from './settled.ts';

/** A picture that was taken, or why it was not. */
export type Shot = { png: Buffer; hash: string } | { broken: string };

/** What the proof puts wrong: in the page before its story runs, or in what the story has drawn. */
export type Tamper = { before?: (page: Page) => Promise<unknown>; after?: (page: Page) => Promise<unknown> };

export type Camera = {
  /** One picture in a fresh context: nothing is left over from another. */
  take: (picture: Picture, tamper?: Tamper) => Promise<Shot>;
  close: () => Promise<void>;
};

const WAIT_MS = 30_000;

/** Takes pictures of the Storybook served at `origin`. */
export async function openCamera(origin: string): Promise<Camera> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] });
  return {
    take: async (picture, tamper) => {
      const context = await newContext(browser, modes[picture.mode]);
      try {
        return await shoot(context, origin, picture, tamper);
      } catch (error) {
        return { broken: error instanceof Error ? error.message : String(error) };
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

export const hashOf = (png: Buffer): string => createHash('sha256').update(png).digest('hex').slice(0, 32);

function newContext(browser: Browser, { width, height, forcedColors }: ModeSettings): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    forcedColors: forcedColors ? 'active' : 'none',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  });
}

/** A component is shown whole; a screen as it stands on the device. */
const isWhole = ({ title }: Picture): boolean => !title.startsWith('页面/');

async function shoot(context: BrowserContext, origin: string, picture: Picture, tamper?: Tamper): Promise<Shot> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) failures.push(`asked ${request.url()}`);
  });
  await setFontSize(page, modes[picture.mode]);
  await tamper?.before?.(page);
  // Axe has its own test run; here it would only take time.
  await page.goto(`${origin}/iframe.html?id=${picture.storyId}&viewMode=story&globals=a11y.manual:!true`);
  const { error } = await page.evaluate(settled, picture.storyId);
  if (error !== undefined) return { broken: error };
  if (failures.length > 0) return { broken: failures.join('\n') };
  await tamper?.after?.(page);
  const png = await page.screenshot({ fullPage: isWhole(picture), caret: 'hide' });
  return { png, hash: hashOf(png) };
}

async function setFontSize(page: Page, { fontSize }: ModeSettings): Promise<void> {
  if (fontSize === undefined) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
}
