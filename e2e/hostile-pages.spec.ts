import { HOSTILE_TEXTS } from '#server/testing/hostileTexts.ts';
import { announce, CLOBBERING, CLOBBERING_TITLE, clobbered, clobberedBare, liveOn } from './fixtures/clobber.ts';
import { addRows, fillWithTexts, withDatabase } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { dialog, signIn } from './fixtures/steps.ts';
import { failAtOnce } from './fixtures/toastStorm.ts';

test.describe('markup of strangers', () => {
  // Chromium reports blocked handlers while hostile text is only being parsed, and pictures that are not there.
  test.use({ hasBulletin: true, tolerated: /script-src-attr|style-src-attr|Content Security Policy|404/ });

  test('that takes the names of the browser’s own things leaves the portal able to route, log in and store', async ({
    page,
  }) => {
    await announce(page, CLOBBERING.join(''));
    await page.goto('/');
    await expect(dialog(page, CLOBBERING_TITLE)).toContainText('x');
    expect(await clobbered(page)).toEqual([]);
    expect(await liveOn(page, 'rich01')).toEqual([]);
  });

  test('in a message runs nothing', async ({ page, portal }) => {
    const { uid } = await withDatabase(portal.dataDir, (db) =>
      db.selectFrom('users').select('uid').where('login_name', '=', 'rich01').executeTakeFirstOrThrow(),
    );
    const content = `<p>正文还在</p>${HOSTILE_TEXTS.filter((text) => !/<(plaintext|textarea|title|xmp|noembed|noframes|style|script)\b/i.test(text)).join('')}`;
    await addRows(portal.dataDir, 'messages', [
      {
        id: 'hostile',
        uid,
        kind: 'system',
        title: '信',
        summary: '信',
        content,
        link: null,
        is_read: 0,
        created_at: Date.now(),
      },
    ]);
    await withDatabase(portal.dataDir, (db) => db.deleteFrom('bulletins').execute());
    await page.addInitScript(() => Object.assign(window, { alert: () => Object.assign(window, { ran: true }) }));
    await signIn(page, 'rich01');
    await page.goto('/message?id=hostile');
    await expect(page.getByRole('dialog')).toContainText('正文还在');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.getByRole('dialog').innerHTML()).not.toMatch(
      /<(script|iframe|form|input|object|embed|style)\b|\son\w+=/i,
    );
  });
});

test('the same markup does take names where nothing stands in its way', { tag: '@slow' }, async ({
  browser,
  portal,
}) => {
  const bare = await (await browser.newContext()).newPage();
  expect((await clobberedBare(bare, portal.origin)).length).toBeGreaterThan(10);
  await bare.context().close();
});

test('two hundred errors at once are three toasts at most, and leave nothing behind', { tag: '@slow' }, async ({
  page,
  portal,
}) => {
  await fillWithTexts(
    portal.dataDir,
    Array.from({ length: 210 }, (_, index) => `第${index + 1}句`),
  );
  await signIn(page, 'rich01');
  const { toasts, nodes, nodesBefore } = await failAtOnce(page, 200);
  expect(toasts).toBeGreaterThan(0);
  expect(toasts).toBeLessThanOrEqual(3);
  expect(nodes - nodesBefore).toBeLessThan(200);
});
