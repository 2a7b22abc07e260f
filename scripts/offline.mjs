/**
 * `npm run storybook:offline`: opens the built Storybook from a plain file server, with no network but that one, and
 * counts what it asks of another origin and what it complains of in the console. `-- --build=folder` takes another
 * build, `-- --all` opens the docs page of every component and screen instead of one for each heading.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { serveBuild } from '../visual/serveBuild.ts';
import { CHROMIUM_FLAGS, chromiumPath } from './browser.mjs';

const { values: options } = parseArgs({
  options: { build: { type: 'string', default: 'storybook-static' }, all: { type: 'boolean', default: false } },
});

const say = (text) => process.stdout.write(`${text}\n`);

/** The docs pages to open: all at the beginning, and one for each heading or every one. */
function pagesOf(build) {
  const { entries } = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8'));
  const docs = Object.values(entries).filter(({ type }) => type === 'docs');
  const first = new Map(docs.toReversed().map((entry) => [entry.title.split('/').slice(0, -1).join('/'), entry]));
  return docs.filter(
    (entry) =>
      options.all ||
      entry.title.startsWith('开始/') ||
      first.get(entry.title.split('/').slice(0, -1).join('/')) === entry,
  );
}

/** Listens to everything a page asks and says. */
function listen(page, origin, told) {
  page.on('request', (request) => {
    told.requests += 1;
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) told.foreign.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && told.errors.push(message.text()));
  page.on('pageerror', (error) => told.errors.push(error.message));
}

/** Scrolls through the whole page; gives the most frames that were alive at once. */
async function walk(page) {
  const frame = page.frameLocator('#storybook-preview-iframe').locator('html');
  let most = 0;
  for (let at = 0; at < 4; at += 1) {
    await page.waitForTimeout(1500);
    most = Math.max(most, await frame.evaluate((html) => html.querySelectorAll('iframe').length));
    await frame.evaluate((html) => html.ownerDocument.defaultView.scrollBy(0, 900));
  }
  return most;
}

const server = await serveBuild(options.build);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS] });
const told = { requests: 0, foreign: [], errors: [] };
const pages = pagesOf(options.build);
let most = 0;
for (const { id, title } of pages) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  listen(page, server.origin, told);
  await page.goto(`${server.origin}/?path=/docs/${id}`, { timeout: 120_000 });
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor({ timeout: 120_000 });
  if (title.startsWith('开始/')) most = Math.max(most, await walk(page));
  await page.close();
}
await browser.close();
await server.close();

for (const url of told.foreign) say(`asked ${url}`);
for (const error of told.errors) say(`error: ${error}`);
say(
  `${pages.length} pages, ${told.requests} requests, ${told.foreign.length} to another origin, ${told.errors.length} errors, at most ${most} frames alive at once`,
);
process.exitCode = told.foreign.length + told.errors.length > 0 ? 1 : 0;
