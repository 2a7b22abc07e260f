import { journeys } from './fixtures/faults/journeys.ts';
import { runJourney } from './fixtures/faults/run.ts';
import { worldTest } from './fixtures/faults/worldTest.ts';
import { withDatabase } from './fixtures/fill.ts';
import { expect, test } from './fixtures/portal.ts';
import { watchCanary, type Canary } from './fixtures/secrets/canary.ts';
import { secretsOf, startRecorder } from './fixtures/secrets/recorder.ts';
import { injectScript, lieElsewhere, spill, visitElsewhere, wholeVisit } from './fixtures/secrets/walks.ts';
import { logIn } from './fixtures/steps.ts';
import { watchPage } from './fixtures/watchPage.ts';

/** Promise 4. Every test looks for a token on its console and in its addresses (`watchPage`); these look everywhere. */
test.describe('who somebody is', () => {
  test.use({ tolerated: /ERR_|Content Security Policy|stranger asked|Failed to load/ });

  test('is not told to a stranger whom an answer redirects to, or where a file lies', async ({
    page,
    context,
    portal,
  }) => {
    const recorder = await startRecorder();
    await withDatabase(portal.dataDir, (db) => lieElsewhere(db, recorder.origin));
    const canary = watchCanary(context, portal.origin);
    await logIn(page, 'rich01');
    await visitElsewhere(page, recorder.origin);
    await canary.readPages();
    recorder.stop();
    expect(recorder.heard.map((text) => text.split(/\s/)[1])).toEqual(['/moved/game.apk', '/there/game.apk']);
    expect(secretsOf(recorder)).toBe(0);
    expect(canary.tokens().length).toBeGreaterThan(0);
    expect(canary.sightings()).toEqual([]);
  });
});

test('what a page spills and a script put into it do not go unseen', { tag: '@slow' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ baseURL: portal.origin });
  const watch = watchPage(context, portal.origin, undefined);
  const page = await context.newPage();
  await injectScript(page);
  await expect.poll(() => watch.complaints().filter((complaint) => /TrustedScript/.test(complaint))).not.toEqual([]);
  const secret = 'canary-7d1f0a';
  const canary = watchCanary(context, portal.origin, [secret]);
  await spill(page, secret);
  await canary.readPages();
  const places = new Set(canary.sightings().map((place) => place.split(' ')[0]));
  expect([...places].sort()).toEqual(expect.arrayContaining(['address', 'console', 'storage']));
  await context.close();
});

for (const journey of journeys)
  worldTest(
    `on the journey “${journey.id}” nothing but our own calls bears the token, and the browser complains of nothing`,
    {
      tag: '@slow',
    },
    async ({ world }) => {
      let canary: Canary | undefined;
      const { problems } = await runJourney(world, journey, [], {
        look(context, { token }) {
          const watched = (canary = watchCanary(context, world.origin, [token]));
          return () => watched.readPages();
        },
      });
      expect(problems).toEqual([]);
      expect(canary?.tokens().length).toBeGreaterThan(0);
      expect(canary?.sightings()).toEqual([]);
    },
  );

test('on a whole visit, in by the form and out again, the token is seen nowhere else', { tag: '@slow' }, async ({
  page,
  context,
  portal,
}) => {
  test.slow();
  const canary = watchCanary(context, portal.origin);
  await wholeVisit(page, 'rich01');
  await canary.readPages();
  expect(canary.tokens().length).toBeGreaterThan(0);
  expect(canary.sightings()).toEqual([]);
});
