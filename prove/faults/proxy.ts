import { randomUUID } from 'node:crypto';
import type { BrowserContext, Request, Route } from '@playwright/test';
import { faultText, type Fault, type FaultKind } from './schedule.ts';

/** The bad line between a page and its server. */
export type FaultProxy = {
  /** The faults that have come, with the call each met. */
  met: readonly string[];
  /** No fault is left and none is under way. */
  isCalm(): boolean;
  /** No fault comes any more. */
  calm(): Promise<void>;
};

export type ProxyOptions = {
  /**
   * The control: gives every wish a new key on its way, as a client without keys would; and after the first wish nothing
   * tells the person that they have what they wanted.
   */
  dropKeys?: boolean;
};

const HUGE_BYTES = 3 * 1024 * 1024;

/** Answers that are none, by kind. */
const SPOILED: Partial<Record<FaultKind, () => Parameters<Route['fulfill']>[0]>> = {
  wrongShape: () => ({ json: { code: 0, msg: '', data: [{ unexpected: null }] } }),
  html: () => ({ contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><p>Please accept the terms.' }),
  empty: () => ({ body: '' }),
  huge: () => ({ contentType: 'application/json', body: `{"code":0,"msg":"","data":"${'x'.repeat(HUGE_BYTES)}"}` }),
  http500: () => ({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' }),
  http503: () => ({
    status: 503,
    contentType: 'text/html',
    headers: { 'Retry-After': '1' },
    body: '<h1>Service Unavailable</h1>',
  }),
  sessionExpired: () => ({ json: { code: 2, msg: '', data: null } }),
};

/** Documents are shown and scripts are run by the browser before anybody can look at them: of their faults only a broken line is the portal's matter. */
const OF_THE_BROWSER = new Set(['document', 'script']);

/** Something the person wants done: it bears a key, or changes who they are. */
const isWish = (request: Request): boolean =>
  request.method() !== 'GET' &&
  (/requestId=/.test(request.postData() ?? '') ||
    (request.url().endsWith('/updateInfo') && /name=/.test(request.postData() ?? '')));

/** What a person has. */
const TELLING = /\/api\/user\/center\//;

/** The first call of every visit, which tells nothing of the person. */
const isDevice = (request: Request): boolean => request.url().includes('/device/init');

/** The same form under another key. */
const withNewKey = (form: string): string =>
  form.replace(/(requestId=)[^&]*/, (_match, name: string) => `${name}${randomUUID()}`);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends the call on and gives the server's answer, as it is: redirects are the page's to follow. */
function forward(route: Route, dropKeys: boolean) {
  const form = route.request().postData();
  return route.fetch({
    maxRedirects: 0,
    timeout: 20_000,
    ...(dropKeys && form !== null && { postData: withNewKey(form) }),
  });
}

/** Which of the faults comes now, told call by call. */
function createTurn(schedule: readonly Fault[]) {
  const left = [...schedule];
  let passed = 0;
  return {
    isOver: () => left.length === 0,
    end: () => void left.splice(0),
    take(request: Request): Fault | undefined {
      const [next] = left;
      if (!next || isDevice(request) || (next.meets === 'wish' && !isWish(request))) return undefined;
      passed += 1;
      if (passed <= next.after) return undefined;
      passed = 0;
      return left.shift();
    },
  };
}

/** Puts the faults of a schedule between every page of a context and its server, one after the other. */
export async function putBetween(
  context: BrowserContext,
  schedule: readonly Fault[],
  { dropKeys = false }: ProxyOptions = {},
): Promise<FaultProxy> {
  const turn = createTurn(schedule);
  const met: string[] = [];
  let offline = false;
  let flaps = 0;
  let wishes = 0;

  const goOffline = async (ms: number) => {
    offline = true;
    await context.setOffline(true);
    void pause(ms).then(comeBack);
  };
  const comeBack = async () => {
    offline = false;
    await context.setOffline(false).catch(() => undefined);
  };

  const pass = async (route: Route) =>
    dropKeys ? route.fulfill({ response: await forward(route, true) }) : route.continue();

  const meet = async (fault: Fault, route: Route) => {
    const spoil = OF_THE_BROWSER.has(route.request().resourceType()) ? undefined : SPOILED[fault.kind];
    const answer = fault.committed ? await forward(route, dropKeys) : undefined;
    if (fault.kind === 'delay') await pause(fault.ms);
    if (fault.kind === 'delay' && answer) return route.fulfill({ response: answer });
    if (fault.kind === 'flapping') flaps = fault.calls;
    // A call held back while the line goes is a navigation that never ends, to the browser's driver.
    if (fault.kind === 'offline') return route.abort('internetdisconnected').then(() => goOffline(fault.ms));
    return spoil ? route.fulfill(spoil()) : route.abort(fault.committed ? 'connectionreset' : 'failed');
  };

  const handle = async (route: Route) => {
    if (isWish(route.request())) wishes += 1;
    else if (dropKeys && wishes === 1 && TELLING.test(route.request().url())) return route.abort('failed');
    if (offline) return route.abort('internetdisconnected');
    if (flaps > 0 && (flaps -= 1) % 2 === 1) return route.abort('failed');
    const fault = turn.take(route.request());
    if (!fault) return pass(route);
    met.push(`${faultText(fault)} at ${route.request().method()} ${new URL(route.request().url()).pathname}`);
    return meet(fault, route);
  };

  // A page that has gone takes its calls with it.
  await context.route('**/api/**', (route) => handle(route).catch(() => route.abort().catch(() => undefined)));
  return {
    met,
    isCalm: () => turn.isOver() && !offline && flaps === 0,
    async calm() {
      turn.end();
      flaps = 0;
      await comeBack();
    },
  };
}
