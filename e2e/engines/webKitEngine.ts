import { between, STEP_MS } from './dragPath.ts';
import type { Driver, Engine, Key, Point } from './driver.ts';
import { WINDOW } from './driver.ts';
import type { EngineEntry } from './engineTable.ts';
import { install } from './install.ts';
import { startVirtualScreen, type VirtualScreen } from './virtualScreen.ts';
import { startWebDriver, type SessionCall } from './webDriverClient.ts';

/** Private-use characters the WebDriver protocol gives to keys. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Backspace: '\uE003' } as const satisfies Record<Key, string>;

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's MiniBrowser by WebDriver: a browser of its own for each profile, on a screen as wide as a phone. */
export async function startWebKitEngine(entry: EngineEntry): Promise<Engine> {
  const { binary, webDriver, xvfb } = await install(entry);
  if (!webDriver || !xvfb) throw new Error('WebKit needs its driver and Xvfb.');
  const screen = await startVirtualScreen(xvfb, WINDOW.width, WINDOW.height);
  const driver = await startWebDriver(webDriver, {
    ...process.env,
    DISPLAY: screen.display,
    LANG: 'zh_CN.UTF-8',
    LANGUAGE: 'zh_CN',
    GDK_BACKEND: 'x11',
  });
  return {
    open: async ({ userAgent = entry.userAgent } = {}) => {
      const args = ['--automation', '--full-screen', `--user-agent=${userAgent}`];
      const session = await driver.openSession({ 'webkitgtk:browserOptions': { binary, args } });
      await takeWholeScreen(session.call).catch(async (error: unknown) => {
        await session.close();
        throw error;
      });
      return { ...sessionDriver(session.call, screen), close: session.close };
    },
    stop: async () => {
      driver.process.kill();
      await screen.stop();
    },
  };
}

/** Full screen takes the bars away, which want more room than a phone is wide; the size is asked for, for no window manager gives it. */
async function takeWholeScreen(call: SessionCall): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await call('POST', '/window/rect', { x: 0, y: 0, ...WINDOW });
    const size = await call('POST', '/execute/sync', { script: 'return innerWidth + " " + innerHeight', args: [] });
    if (size === `${WINDOW.width} ${WINDOW.height}`) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKit gives no window of ${WINDOW.width} × ${WINDOW.height}`);
}

const mouse = (call: SessionCall, actions: readonly object[]) =>
  call('POST', '/actions', {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  });

const move = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  duration,
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
});

const DOWN = { type: 'pointerDown', button: 0 } as const;
const UP = { type: 'pointerUp', button: 0 } as const;

function sessionDriver(call: SessionCall, screen: VirtualScreen): Omit<Driver, 'close'> {
  const toFocused = async (text: string) => {
    const focused = (await call('GET', '/element/active')) as Record<string, string>;
    await call('POST', `/element/${focused[ELEMENT]}/value`, { text });
  };
  return {
    hasTouch: false,
    goto: async (url) => void (await call('POST', '/url', { url })),
    evaluate: (expression) => call('POST', '/execute/async', { script: ASYNC(expression), args: [] }).then(unwrap),
    tap: async (at) => void (await mouse(call, [move(at), DOWN, UP])),
    drag: async (from, to) =>
      void (await mouse(call, [move(from), DOWN, ...between(from, to).map((at) => move(at, STEP_MS)), UP])),
    type: toFocused,
    press: (key) => toFocused(KEYS[key]),
    reload: async () => void (await call('POST', '/refresh')),
    upload: async (selector, files) => {
      const input = (await call('POST', '/element', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >;
      await call('POST', `/element/${input[ELEMENT]}/value`, { text: files.join('\n') });
    },
    // WebDriver's own pictures hang now and then.
    screenshot: () => screen.picture(),
  };
}

/** A promise is waited for, and its failure told as a value: not every driver passes on what a script throws. */
const ASYNC = (expression: string): string => `
  var done = arguments[arguments.length - 1];
  Promise.resolve().then(function () { return (${expression}); }).then(
    function (value) { done({ value: value === undefined ? null : value }); },
    function (error) { done({ error: String(error) }); });`;

function unwrap(outcome: unknown): unknown {
  const { value, error } = outcome as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
