import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright';
import { build, type Plugin } from 'vite';
import { documentPolicy } from '#server/securityHeaders.ts';
import type { Shown } from './stage/main.tsx';

/** Which of the two walls stand. */
export type Walls = { sanitiser: boolean; policy: boolean };

const HERE = resolve(import.meta.dirname, 'stage');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const takenAway: Plugin = {
  name: 'without-sanitiser',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/sanitize.ts') ? join(HERE, 'unsanitised.ts') : undefined),
};

/** The real bulletin dialog as a page of its own; its folder. */
async function buildStage(sanitiser: boolean): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'portal-stage-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const plugins = [react(), vanillaExtractPlugin(), ...(sanitiser ? [] : [takenAway])];
  await build({
    root: HERE,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  });
  return outDir;
}

const stages = new Map<boolean, Promise<string>>();

/** Built once for all pages of a run. */
function stageFor(sanitiser: boolean): Promise<string> {
  const known = stages.get(sanitiser) ?? buildStage(sanitiser);
  stages.set(sanitiser, known);
  return known;
}

async function serve(folder: string, policy: boolean) {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stage').pathname;
    try {
      const file = path === '/' ? '/index.html' : path;
      const body = readFileSync(join(folder, file));
      response
        .writeHead(200, {
          'Content-Type': TYPES[extname(file)] ?? 'text/plain',
          ...(policy && { 'Content-Security-Policy': documentPolicy }),
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  // A run that failed ends, whatever is still served.
  server.unref();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Runs in every frame before anything else. */
function listen(): void {
  const ran: string[] = [];
  if (top === window) window.ran = ran;
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    // Where a frame may not speak to the page, Chromium's own dialog is heard instead.
    try {
      const told = top?.ran ?? ran;
      Object.defineProperty(window, name, { value: () => void told.push(name), writable: false });
    } catch {
      continue;
    }
  }
}

const WITHIN_MS = 5000;

const within = <T>(work: Promise<T>): Promise<T> =>
  new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('took too long')), WITHIN_MS);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });

/** What came of one vector. `broke`: the page had to be opened anew. */
export type Outcome = { ran: number; asked: string[]; shown?: Shown; broke?: string };

/** A page that shows bulletins, with none, one or both walls. Nothing it asks for outside is ever reached. */
export async function openStage(browser: Browser, walls: Walls) {
  const { origin, stop } = await serve(await stageFor(walls.sanitiser), walls.policy);
  let asked: string[] = [];
  let dialogs = 0;

  const openPage = async (): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(listen);
    await context.route(
      (url) => url.protocol.startsWith('http') && url.origin !== origin,
      (route) => {
        asked.push(route.request().url());
        return route.abort();
      },
    );
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      dialogs += 1;
      dialog.dismiss().catch(() => undefined);
    });
    context.on('page', (popup) => void popup.close().catch(() => undefined));
    await page.goto(origin);
    await page.waitForFunction(() => 'showBulletin' in window);
    return page;
  };

  let page = await openPage();
  const fresh = async () => {
    await within(page.context().close()).catch(() => undefined);
    page = await openPage();
  };

  const show = async (html: string, waitMs = 15): Promise<Outcome> => {
    asked = [];
    dialogs = 0;
    try {
      const { shown, ran } = await within(
        page.evaluate(
          async ([text, wait]) => {
            window.ran.length = 0;
            const seen = await window.showBulletin(text, wait);
            return { shown: seen, ran: window.ran.length };
          },
          [html, waitMs] as const,
        ),
      );
      return { ran: ran + dialogs, asked, shown };
    } catch (error) {
      const ran = await within(page.evaluate(() => window.ran.length)).catch(() => 0);
      const outcome = { ran: ran + dialogs, asked, broke: String(error).slice(0, 200) };
      await fresh();
      return outcome;
    }
  };

  const close = async () => {
    await within(page.context().close()).catch(() => undefined);
    stop();
  };
  return { show, fresh, close };
}
