import { seededRandom } from '#server/testing/seededRandom.ts';
import { scaled } from '../prove/scale.ts';
import { createFaultyVisits, PAGES } from './fixtures/faultyVisits.ts';
import { expect, test } from './fixtures/portal.ts';
import { signIn } from './fixtures/steps.ts';

// Answers are spoilt on purpose; what no answer may bring about is looked for by the visits themselves.
test.use({ tolerated: /Failed to load resource/ });

/** Reliability F1, figure 3b on screen; many more answers in `npm run prove -- answers`. */
const SOME = [
  { pages: ['/post/p1214'], tag: [] },
  { pages: PAGES.filter((page) => page !== '/post/p1214'), tag: '@slow' },
];

for (const { pages, tag } of SOME)
  test(`wrong answers on ${pages.length} pages: never blank, nothing that is no word, and all well when they are right again`, {
    tag,
  }, async ({ page, portal }) => {
    const rounds = tag === '@slow' ? scaled(1, 30) : 1;
    test.setTimeout(180_000 * rounds);
    await signIn(page, 'rich01');
    await page.goto('/');
    const visit = await createFaultyVisits(page, portal.origin, seededRandom(3));
    let changed = 0;
    for (const address of Array.from({ length: rounds }, () => pages).flat()) {
      const { wrong, changed: lies } = await visit(address);
      expect(wrong, lies.join('\n')).toEqual([]);
      changed += lies.length;
    }
    expect(changed).toBeGreaterThan(pages.length);
  });
