import type { Browser, BrowserContext, Page } from 'playwright';
import { modes, type Mode, type ModeSettings } from '../.storybook/modes.ts';
import { within } from './within.ts';

/** A page set up for one mode. It shows many stories, one after another. */
export type Booth = {
  mode: Mode;
  page: Page;
  /** What the story now shown did wrong: threw, or asked another origin. */
  failures: string[];
  /** Whether the document may not show another story: it is empty, or someone has put things wrong in it. */
  isSpoilt: boolean;
  /** The story in a document of its own, with no storage left over. */
  open: (storyId: string) => Promise<void>;
  /** The story in the document that showed the former one, as a reader of Storybook goes from story to story. */
  turnTo: (storyId: string) => Promise<void>;
  /** Whether it still draws. Now and then a page of Chromium stops for good, and nothing in it ever moves again. */
  isAlive: () => Promise<boolean>;
  close: () => Promise<void>;
};

const WAIT_MS = 30_000;
const FRAME_MS = 5_000;

/** A booth of its own context on the Storybook served at `origin`. */
export async function openBooth(browser: Browser, origin: string, mode: Mode): Promise<Booth> {
  const context = await newContext(browser, modes[mode]);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      failures.push(`asked ${request.url()}`);
  });
  const session = await context.newCDPSession(page);
  const { fontSize, notched }: ModeSettings = modes[mode];
  if (fontSize !== undefined)
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize } });
  const booth: Booth = {
    mode,
    page,
    failures,
    isSpoilt: true,
    open: async (storyId) => {
      booth.isSpoilt = false;
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cookies' });
      // Axe has its own test run; here it would only take time.
      await page.goto(
        `${origin}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true${notched ? ';notched:!true' : ''}`,
        {
          waitUntil: 'domcontentloaded',
        },
      );
    },
    turnTo: (storyId) => within(WAIT_MS, 'the story', page.evaluate(emitStory, storyId)),
    isAlive: () =>
      within(
        FRAME_MS,
        'a frame',
        page.evaluate(() => new Promise((done) => requestAnimationFrame(done))),
      ).then(
        () => true,
        () => false,
      ),
    close: () => within(FRAME_MS, 'closing', context.close()).catch(() => undefined),
  };
  return booth;
}

/** Runs in the page: what Storybook's own sidebar says when a story is chosen there. */
function emitStory(storyId: string): void {
  type Channel = { emit: (event: string, choice: { storyId: string; viewMode: string }) => void };
  (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__.emit(
    'setCurrentStory',
    { storyId, viewMode: 'story' },
  );
}

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
