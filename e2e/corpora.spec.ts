import type { Page as BrowserPage } from '@playwright/test';
import type { Page } from '#domain/page.ts';
import { HOSTILE_TEXTS, hostileTexts } from '#server/testing/hostileTexts.ts';
import { addRows, fillWithTexts, TALKED_ABOUT, withDatabase } from './fixtures/fill.ts';
import { rows, scroller } from './fixtures/lists.ts';
import { expect, test } from './fixtures/portal.ts';
import { logIn } from './fixtures/steps.ts';

/** A nickname and what stands below it. */
type Said = readonly [name: string, content: string];

type Item = { id: string; user: { name: string }; content: string };

/** What a page of the browser did that no text may make it do. */
type Mischief = { ran: string[]; violations: string[]; tooWide: string[] };

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges with the browser's Window
  interface Window {
    mischief: Mischief;
  }
}

/** Runs in every page before anything else: whatever hostile texts call is written down instead. */
function listenForMischief() {
  window.mischief = { ran: [], violations: [], tooWide: [] };
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const) {
    Object.defineProperty(window, name, { value: (...given: unknown[]) => window.mischief.ran.push(`${name}(${given.join()})`) });
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.mischief.violations.push(`${violatedDirective}: ${blockedURI}`);
  });
}

/** Every row down to the end of the list: the first two texts of a kind in it. Unless told otherwise, of those that may run either way. */
const readRows = async (page: BrowserPage, kind = 'bdi, [dir="auto"]'): Promise<Map<string, Said>> =>
  new Map(
    await scroller(page).evaluate(async (element, texts) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const shown = () => [...element.querySelectorAll<HTMLElement>('article[data-key]')];
      const read = new Map<string, readonly [string, string]>();
      const isAtEnd = () => {
        const last = shown().at(-1);
        return last !== undefined && last.ariaPosInSet === last.ariaSetSize && element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      };
      const collect = () => {
        for (const row of shown()) {
          const [name, content] = [...row.querySelectorAll(texts)].map((node) => node.textContent);
          read.set(row.dataset['key'] ?? '', [name ?? '', content ?? '']);
          if (row.scrollWidth > row.clientWidth) window.mischief.tooWide.push(row.textContent.slice(0, 80));
        }
        if (element.scrollWidth > element.clientWidth) window.mischief.tooWide.push('the page');
      };
      for (collect(); !isAtEnd(); collect()) {
        element.scrollBy({ top: element.clientHeight * 0.85, behavior: 'instant' });
        await painted();
      }
      return [...read];
    }, kind),
  );

/** Every page of a list as the server gives it. */
async function readAll(ask: (currentPage: number) => Promise<Page<Item>>): Promise<Map<string, Said>> {
  const items = new Map<string, Said>();
  for (let currentPage = 1; ; currentPage += 1) {
    const { records, hasMore } = await ask(currentPage);
    for (const { id, user, content } of records) items.set(id, [user.name, content]);
    if (!hasMore) return items;
  }
}

/** What is blank need not be shown; all else must be there to the last byte. */
const isShown = (content: string, shown: string | undefined): boolean => shown === content || (shown === '' && content.trim() === '');

const differences = (shown: ReadonlyMap<string, Said>, kept: ReadonlyMap<string, Said>) =>
  [...kept].flatMap(([id, said]) => {
    const [name, content] = shown.get(id) ?? [];
    return name === said[0] && isShown(said[1], content) ? [] : [{ id, said, shown: [name, content] }];
  });

const pageSize = 99;

test('hostile texts as posts, comments and nicknames are words and nothing else', async ({ page, portal }) => {
  const texts = hostileTexts();
  test.setTimeout(120_000 + texts.length * 120);
  await fillWithTexts(portal.dataDir, texts);
  const { square } = (await portal.as('rich01')).api;
  const posts = await readAll((currentPage) => square.posts({ sort: 2, currentPage, pageSize }));
  posts.delete(TALKED_ABOUT);
  const comments = await readAll((currentPage) => square.comments(TALKED_ABOUT, { sort: 2, currentPage, pageSize }));
  // A database keeps no half characters.
  expect([...posts.values()].filter(([name, content]) => name === content)).toHaveLength(texts.length);
  expect(new Set(Array.from(posts.values(), ([, content]) => content))).toEqual(new Set(texts.map((text) => text.toWellFormed())));

  await page.addInitScript(listenForMischief);
  for (const [address, kept] of [['/square', posts], [`/post/${TALKED_ABOUT}`, comments]] as const) {
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    const shown = await readRows(page);
    expect(differences(shown, kept), address).toEqual([]);
    expect(await page.evaluate(() => window.mischief), address).toEqual({ ran: [], violations: [], tooWide: [] });
    console.log(`${address}: ${kept.size} texts and ${kept.size} nicknames, all equal to what the server keeps.`);
  }
});

test('hostile texts as titles and lines of messages are words and nothing else', async ({ page, portal }) => {
  const texts = hostileTexts();
  test.setTimeout(120_000 + texts.length * 60);
  const { uid } = await portal.as('rich01');
  const messages = texts.map((text, index) => ({
    id: `h${index}`, uid, kind: 'system' as const, title: text, summary: text, content: '', link: null, is_read: 1 as const, created_at: Date.now() - index,
  }));
  await addRows(portal.dataDir, 'messages', messages);
  await page.addInitScript(listenForMischief);
  await logIn(page, 'rich01');
  await page.goto('/message');
  await expect(rows(page).first()).toBeVisible();
  const shown = await readRows(page);
  // A database keeps no half characters.
  const kept = new Map(messages.map(({ id, title }): [string, Said] => [id, [title.toWellFormed(), title.toWellFormed()]]));
  expect(differences(shown, kept)).toEqual([]);
  expect(await page.evaluate(() => window.mischief)).toEqual({ ran: [], violations: [], tooWide: [] });
});

test('hostile texts as names of games and titles of activities, and the lines about them, are words and nothing else', async ({ page, portal }) => {
  const texts = hostileTexts();
  test.setTimeout(120_000 + texts.length * 120);
  const { game, activity } = await withDatabase(portal.dataDir, async (db) => ({
    game: await db.selectFrom('games').selectAll().limit(1).executeTakeFirstOrThrow(),
    activity: await db.selectFrom('activities').selectAll().limit(1).executeTakeFirstOrThrow(),
  }));
  const kept = new Map(texts.map((text, index): [string, string] => [`h${index}`, text.toWellFormed()]));
  await addRows(portal.dataDir, 'games', texts.map((text, index) => ({ ...game, id: `h${index}`, slug: `h${index}`, name: text, brief: text, tags: JSON.stringify([text.toWellFormed()]) })));
  await addRows(portal.dataDir, 'activities', texts.map((text, index) => ({ ...activity, id: `h${index}`, title: text, brief: text, end_at: Date.now() + 86_400_000 + index })));
  await page.addInitScript(listenForMischief);
  for (const address of ['/games', '/activity']) {
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    const shown = await readRows(page, ':scope > *');
    // Once as the name, once as the line below it.
    const wrong = [...kept].filter(([id, text]) => text.trim() !== '' && (shown.get(id)?.[0].split(text).length ?? 0) < 3);
    expect(wrong.map(([id, text]) => [text, shown.get(id)]), address).toEqual([]);
    expect(await page.evaluate(() => window.mischief), address).toEqual({ ran: [], violations: [], tooWide: [] });
  }
});

test('the same texts do run where nothing stands in their way, so the listener would hear them', async ({ browser }) => {
  const bare = await (await browser.newContext()).newPage();
  await bare.addInitScript(listenForMischief);
  await bare.goto('about:blank');
  const ran = await bare.evaluate(async (texts) => {
    for (const text of texts) {
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = text;
    }
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return window.mischief.ran.length;
  }, HOSTILE_TEXTS.filter((text) => !/iframe|form action/.test(text)));
  expect(ran).toBeGreaterThan(10);
  await bare.context().close();
});
