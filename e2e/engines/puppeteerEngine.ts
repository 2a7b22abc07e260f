import { tmpdir } from 'node:os';
import { CHROMIUM_FLAGS } from '../../scripts/browser.mjs';
import { between, STEP_MS } from './dragPath.ts';
import type { Driver, Engine, Point } from './driver.ts';
import { WINDOW } from './driver.ts';
import { PUPPETEER, type EngineEntry } from './engineTable.ts';
import { install, loadPuppeteer } from './install.ts';
import type { CdpSession, PuppeteerBrowser, PuppeteerContext, PuppeteerPage } from './puppeteerTypes.ts';
import { withTimeout } from './withTimeout.ts';

const LOADED = { waitUntil: 'domcontentloaded', timeout: 30_000 } as const;

/** How long after a refused touch the next one comes. */
const REFUSED_MS = 150;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Firefox offers a file for download and asks nobody where to; a phone's user agent also in workers. */
const firefoxOptions = (userAgent: string) => ({
  browser: 'firefox',
  protocol: 'webDriverBiDi',
  extraPrefsFirefox: {
    'general.useragent.override': userAgent,
    'intl.accept_languages': 'zh-CN,zh',
    'browser.download.folderList': 2,
    'browser.download.dir': tmpdir(),
    'browser.download.always_ask_before_handling_new_types': false,
  },
});

const chromiumOptions = ({
  package: old,
  puppeteer,
  args = [],
}: Extract<EngineEntry['source'], { kind: 'chromium' }>) => ({
  headless: puppeteer === PUPPETEER.old ? true : 'shell',
  // The old binaries were built for a machine without a zygote's sandbox, whose fork they cannot have.
  args: [...CHROMIUM_FLAGS, '--lang=zh-CN', ...(old === undefined ? [] : ['--no-zygote']), ...args],
});

export async function startPuppeteerEngine(entry: EngineEntry): Promise<Engine> {
  const { source } = entry;
  if (source.kind === 'webkit') throw new Error('WebKit is driven by WebDriver.');
  const { binary } = await install(entry);
  const puppeteer = await loadPuppeteer(source.puppeteer);
  const own = source.kind === 'firefox' ? firefoxOptions(entry.userAgent) : chromiumOptions(source);
  const browser = await withTimeout(
    puppeteer.launch({ executablePath: binary, timeout: 30_000, handleSIGTERM: false, ...own }),
    40_000,
    `Starting ${entry.name}`,
  );
  return {
    open: ({ userAgent = entry.userAgent } = {}) =>
      withTimeout(open(browser, entry, userAgent), 20_000, `A page of ${entry.name}`),
    stop: () => end(browser),
  };
}

async function end(browser: PuppeteerBrowser): Promise<void> {
  await withTimeout(browser.close(), 10_000, 'Closing').catch(() => browser.process()?.kill('SIGKILL'));
}

async function open(browser: PuppeteerBrowser, { source, hasTouch }: EngineEntry, userAgent: string): Promise<Driver> {
  const context = await (browser.createBrowserContext?.() ?? browser.createIncognitoBrowserContext?.());
  if (!context) throw new Error('This puppeteer makes no profiles.');
  const page = await context.newPage();
  if (source.kind === 'chromium')
    await page.setUserAgent(source.puppeteer === PUPPETEER.old ? userAgent : { userAgent });
  await page.setViewport({
    ...WINDOW,
    deviceScaleFactor: 1,
    ...(source.kind === 'chromium' && { isMobile: true, hasTouch: true }),
  });
  const hand = hasTouch ? createFinger(await page.target().createCDPSession()) : createMouse(page);
  return { hasTouch, ...hand, ...pageDriver(page, context, source.kind === 'chromium') };
}

type Hand = Pick<Driver, 'tap' | 'drag'>;

function createFinger(devtools: CdpSession): Hand {
  const send = (type: string, touchPoints: Point[]) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  // Chromium refuses a touch while one document takes the place of another.
  const begin = (at: Point) =>
    send('touchStart', [at]).catch(() => pause(REFUSED_MS).then(() => send('touchStart', [at])));
  const end = () => send('touchEnd', []).catch(() => undefined);
  return {
    tap: async (at) => {
      await begin(at);
      await end();
    },
    drag: async (from, to) => {
      await begin(from);
      for (const point of between(from, to)) {
        await pause(STEP_MS);
        await send('touchMove', [point]);
      }
      await end();
    },
  };
}

function createMouse({ mouse }: PuppeteerPage): Hand {
  return {
    tap: ({ x, y }) => mouse.click(x, y),
    drag: async (from, to) => {
      await mouse.move(from.x, from.y);
      await mouse.down();
      for (const { x, y } of between(from, to)) {
        await pause(STEP_MS);
        await mouse.move(x, y);
      }
      await mouse.up();
    },
  };
}

function pageDriver(
  page: PuppeteerPage,
  context: PuppeteerContext,
  isChromium: boolean,
): Omit<Driver, 'hasTouch' | keyof Hand> {
  return {
    goto: async (url) => void (await page.goto(url, LOADED)),
    evaluate: (expression) => page.evaluate(expression),
    // Chromium takes the whole text at once, as from an input method.
    type: (text) => (isChromium ? page.keyboard.sendCharacter(text) : page.keyboard.type(text)),
    press: (key) => page.keyboard.press(key),
    reload: async () => void (await page.reload(LOADED)),
    upload: async (selector, files) => {
      const input = await page.$(selector);
      if (!input) throw new Error(`No file input ${selector}`);
      await input.uploadFile(...files);
    },
    // A picture beyond the viewport would resize the page for a moment.
    screenshot: () => page.screenshot({ type: 'png', captureBeyondViewport: false }),
    ...(isChromium && { disableScripts: () => page.setJavaScriptEnabled(false) }),
    close: () => withTimeout(context.close(), 10_000, 'Closing a profile'),
  };
}
