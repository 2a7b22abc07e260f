import { limitMarks } from '#domain/readableText.ts';
import { HOSTILE_TEXTS, hostileTexts } from '#server/testing/hostileTexts.ts';
import { addRows, fillWithTexts, withDatabase } from './fixtures/fill.ts';
import { rows } from './fixtures/lists.ts';
import { expect, test } from './fixtures/portal.ts';
import { signIn } from './fixtures/steps.ts';
import {
  differences,
  keptWords,
  listenForMischief,
  NO_MISCHIEF,
  readRows,
  readWords,
  type Said,
} from './fixtures/words.ts';

/** A database keeps no half characters, and no letter is drawn with marks stacked without end. */
const asShown = (text: string): string => limitMarks(text.toWellFormed());

/** Of all a sample for every run, which takes a second; the whole takes a minute. */
const SAMPLES = [
  { texts: hostileTexts().filter((_, index) => index % 15 === 0), tag: [] },
  { texts: hostileTexts(), tag: '@slow' },
];

for (const { texts, tag } of SAMPLES)
  test.describe(`of ${texts.length}`, { tag }, () => {
    test('hostile texts as posts, comments and nicknames are words and nothing else', async ({ page, portal }) => {
      test.setTimeout(120_000 + texts.length * 120);
      await fillWithTexts(portal.dataDir, texts);
      const kept = await keptWords((await portal.as('rich01')).api);
      const posts = [...(kept['/square']?.values() ?? [])];
      expect(posts.filter(([name, content]) => name === content)).toHaveLength(texts.length);
      expect(new Set(posts.map(([, content]) => content))).toEqual(new Set(texts.map(asShown)));

      await page.addInitScript(listenForMischief);
      for (const [address, said] of Object.entries(kept)) {
        expect(await readWords(page, address, said), address).toEqual({ wrong: [], mischief: NO_MISCHIEF });
        console.log(`${address}: ${said.size} texts and ${said.size} nicknames, all equal to what the server keeps.`);
      }
    });
  });

test('hostile texts as titles and lines of messages are words and nothing else', { tag: '@slow' }, async ({
  page,
  portal,
}) => {
  const texts = hostileTexts();
  test.setTimeout(120_000 + texts.length * 60);
  const { uid } = await portal.as('rich01');
  const messages = texts.map((text, index) => ({
    id: `h${index}`,
    uid,
    kind: 'system' as const,
    title: text,
    summary: text,
    content: '',
    link: null,
    is_read: 1 as const,
    created_at: Date.now() - index,
  }));
  await addRows(portal.dataDir, 'messages', messages);
  await page.addInitScript(listenForMischief);
  await signIn(page, 'rich01');
  await page.goto('/message');
  await expect(rows(page).first()).toBeVisible();
  const shown = await readRows(page);
  const kept = new Map(messages.map(({ id, title }): [string, Said] => [id, [asShown(title), asShown(title)]]));
  expect(differences(shown, kept)).toEqual([]);
  expect(await page.evaluate(() => window.mischief)).toEqual(NO_MISCHIEF);
});

test('hostile texts as names of games and titles of activities, and the lines about them, are words and nothing else', {
  tag: '@slow',
}, async ({ page, portal }) => {
  const texts = hostileTexts();
  test.setTimeout(120_000 + texts.length * 120);
  const { game, activity } = await withDatabase(portal.dataDir, async (db) => ({
    game: await db.selectFrom('games').selectAll().limit(1).executeTakeFirstOrThrow(),
    activity: await db.selectFrom('activities').selectAll().limit(1).executeTakeFirstOrThrow(),
  }));
  const kept = new Map(texts.map((text, index): [string, string] => [`h${index}`, text.toWellFormed()]));
  await addRows(
    portal.dataDir,
    'games',
    texts.map((text, index) => ({
      ...game,
      id: `h${index}`,
      slug: `h${index}`,
      name: text,
      brief: text,
      tags: JSON.stringify([text.toWellFormed()]),
    })),
  );
  await addRows(
    portal.dataDir,
    'activities',
    texts.map((text, index) => ({
      ...activity,
      id: `h${index}`,
      title: text,
      brief: text,
      end_at: Date.now() + 86_400_000 + index,
    })),
  );
  await page.addInitScript(listenForMischief);
  for (const address of ['/games', '/activity']) {
    await page.goto(address);
    await expect(rows(page).first()).toBeVisible();
    const shown = await readRows(page, ':scope > *');
    // Once as the name, once as the line below it.
    const wrong = [...kept].filter(
      ([id, text]) => text.trim() !== '' && (shown.get(id)?.[0].split(text).length ?? 0) < 3,
    );
    expect(
      wrong.map(([id, text]) => [text, shown.get(id)]),
      address,
    ).toEqual([]);
    expect(await page.evaluate(() => window.mischief), address).toEqual(NO_MISCHIEF);
  }
});

test('the same texts do run where nothing stands in their way, so the listener would hear them', {
  tag: '@slow',
}, async ({ browser }) => {
  const bare = await (await browser.newContext()).newPage();
  await bare.addInitScript(listenForMischief);
  await bare.goto('about:blank');
  const ran = await bare.evaluate(
    async (texts) => {
      for (const text of texts) {
        const box = document.createElement('div');
        document.body.append(box);
        box.innerHTML = text;
      }
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return window.mischief.ran.length;
    },
    HOSTILE_TEXTS.filter((text) => !/iframe|form action/.test(text)),
  );
  expect(ran).toBeGreaterThan(10);
  await bare.context().close();
});
