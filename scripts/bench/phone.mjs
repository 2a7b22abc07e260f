/** The phone everything of the portal is measured on: its screen, network, processor and fingers. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, shellPath } from '../browser.mjs';
import { watchPage } from './pageWatch.mjs';

const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** A phone of Android, so that the portal knows which build to offer (D20). */
const AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** Slow 4G, bytes a second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOW_CPU = 4;

/** Long enough for a tap to be one, short enough not to be a long press. */
const TAP_MS = 50;

export const openBrowser = async () => chromium.launch({ executablePath: await shellPath(), args: CHROMIUM_FLAGS });

/**
 * A page with an empty cache, in a context of its own.
 * @param network `slow` for slow 4G; CPU `slow` for a quarter of the machine's speed
 * @param state whose browser it is (`logIn`); nobody's unless told
 * @param interactive see `watchPage`
 */
export async function openPhone(browser, { network, cpu, state, interactive } = {}) {
  const context = await browser.newContext({
    ...SCREEN,
    userAgent: AGENT,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    storageState: state,
  });
  await context.addInitScript(watchPage, interactive);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (network === 'slow') {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  if (cpu === 'slow') await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return { page, devtools, close: () => context.close() };
}

/** What the main thread has worked so far, ms of its own time: other programs do not count, throttling does. */
export async function workOf({ devtools }) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** What a finger does: `touchStart` and `touchMove` with the points it is at, `touchEnd` with none. */
const touch = ({ devtools }, type, touchPoints = []) =>
  devtools.send('Input.dispatchTouchEvent', { type, touchPoints });

/** Runs in the page: brings an element to the middle of the screen where something floats over it. */
function uncover(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!element.contains(top)) element.scrollIntoView({ block: 'center' });
}

/** A finger on the middle of an element. */
export async function tap(phone, element) {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(uncover);
  const { x, y, width, height } = await element.boundingBox();
  await touch(phone, 'touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  await sleep(TAP_MS);
  await touch(phone, 'touchEnd');
}

/** Waits until nothing is on its way any more, or as long as anybody would. */
export async function settle({ page }, withinMs = 20_000) {
  await page.waitForLoadState('networkidle', { timeout: withinMs }).catch(() => undefined);
  await sleep(500);
}

/** Logs a demo account in and gives the state of its browser, for `openPhone`. */
export async function logIn(browser, origin, loginName) {
  const phone = await openPhone(browser);
  const { page } = phone;
  await page.goto(`${origin}/login`);
  await page.getByLabel('用户名', { exact: true }).fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill('portal123');
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  const state = await page.context().storageState();
  await phone.close();
  return state;
}
