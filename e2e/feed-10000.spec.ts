import type { Page } from '@playwright/test';
import { fillSquare, hottestFirst } from './fixtures/fill.ts';
import { rows, scroller } from './fixtures/lists.ts';
import { expect, test } from './fixtures/portal.ts';

const POSTS = 10_000;

/** What a reader met on the way down. */
type Journey = {
  /** Every key that stood on screen, by its place in the list. */
  places: [place: number, key: string][];
  /** Rows that moved otherwise than the page was scrolled, in px. */
  jumps: { place: string; moved: number; scrolled: number }[];
  /** How many elements the document had, now and then. */
  elements: number[];
};

/** Goes down to the end of the list by most of a screen at a time, watching a row that stays in sight. */
const goDown = (page: Page): Promise<Journey> =>
  scroller(page).evaluate(async (element) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const view = element.getBoundingClientRect();
    const shown = () =>
      [...element.querySelectorAll<HTMLElement>('article[data-key]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return bottom > view.top && top < view.bottom;
      });
    const picture = () =>
      shown()
        .map((row) => `${row.ariaPosInSet}:${Math.round(row.getBoundingClientRect().top)}`)
        .join();
    /** Rows are drawn in pieces: below the last of them may stand a gap for a moment. */
    const coversView = () => {
      const last = shown().at(-1);
      return last !== undefined && (last.getBoundingClientRect().bottom >= view.bottom || isLast(last));
    };
    const isLast = (row: Element) => row.ariaSetSize !== '-1' && row.ariaPosInSet === row.ariaSetSize;
    const places = new Map<number, string>();
    const known = { places: 0, since: performance.now() };
    /** Fails with what the end of the list says when nothing has come to it for a long while. */
    const mustGoOn = () => {
      if (places.size > known.places) Object.assign(known, { places: places.size, since: performance.now() });
      else if (performance.now() - known.since > 60_000)
        throw new Error(`Stuck after ${places.size} rows: ${(element.textContent ?? '').slice(-200)}`);
    };
    /** Rows never seen before stand where they are believed to until they have been measured. */
    const settled = async () => {
      for (let former = '', same = 0; same < 2; ) {
        await painted();
        mustGoOn();
        const now = picture();
        same = now === former && coversView() ? same + 1 : 0;
        former = now;
      }
    };
    const jumps: Journey['jumps'] = [];
    const elements: number[] = [];
    const step = Math.floor(view.height * 0.85);
    const isAtEnd = () =>
      element.scrollTop + element.clientHeight >= element.scrollHeight - 1 && shown().at(-1)?.ariaSetSize !== '-1';
    const collect = () => shown().forEach((row) => places.set(Number(row.ariaPosInSet), row.dataset['key'] ?? ''));

    for (let steps = 0; ; steps += 1) {
      await settled();
      collect();
      if (isAtEnd()) break;
      if (steps % 100 === 10) elements.push(document.querySelectorAll('*').length);
      const room = element.scrollHeight - element.clientHeight - element.scrollTop;
      const watched = shown().at(-1);
      const before = watched?.getBoundingClientRect().top ?? 0;
      element.scrollBy({ top: step, behavior: 'instant' });
      await settled();
      const moved = before - (watched?.getBoundingClientRect().top ?? 0);
      // At the lower edge the list has no room for a whole step; what it then does is the next step's affair.
      if (watched?.isConnected && room > step * 2 && Math.abs(moved - step) > 1) {
        jumps.push({ place: watched.ariaPosInSet ?? '', moved, scrolled: step });
      }
    }
    return { places: [...places].sort(([a], [b]) => a - b), jumps, elements };
  });

/** Scrolls as a hard flick does and gives every move of a row in sight that was not the scroll's, in px. */
const flick = (page: Page, { speed, frames }: { speed: number; frames: number }): Promise<number[]> =>
  scroller(page).evaluate(
    async (element, how) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const view = element.getBoundingClientRect();
      const tops = () =>
        new Map(
          [...element.querySelectorAll<HTMLElement>('article[data-key]')].flatMap((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return bottom > view.top && top < view.bottom ? [[row.dataset['key'] ?? '', top] as const] : [];
          }),
        );
      const strays: number[] = [];
      for (let frame = 0; frame < how.frames; frame += 1) {
        // At the edge of what has come so far there is no room to go on.
        while (element.scrollHeight - element.clientHeight - element.scrollTop < how.speed) await painted();
        const before = tops();
        element.scrollBy({ top: how.speed, behavior: 'instant' });
        await painted();
        for (const [key, top] of tops()) {
          const was = before.get(key);
          if (was !== undefined && Math.abs(was - top - how.speed) > 1) strays.push(was - top - how.speed);
        }
      }
      return strays;
    },
    { speed, frames },
  );

test(`a feed of ${POSTS} posts shows each once, never jumps and never grows`, { tag: '@slow' }, async ({
  page,
  portal,
}) => {
  // Most of it is the rendering of ten thousand cards: a minute or two.
  test.setTimeout(600_000);
  await fillSquare(portal.dataDir, POSTS);
  const expected = await hottestFirst(portal.dataDir);
  expect(expected).toHaveLength(POSTS);
  await page.goto('/square');
  await expect(rows(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  // 60 px a frame is 3600 px a second.
  expect(await flick(page, { speed: 60, frames: 200 })).toEqual([]);
  await scroller(page).evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));

  // A tall window makes fewer stops of the long way.
  await page.setViewportSize({ width: 375, height: 1800 });
  const { places, jumps, elements } = await goDown(page);

  expect(places.map(([place]) => place)).toEqual(expected.map((_, index) => index + 1));
  expect(places.map(([, key]) => key)).toEqual(expected);
  expect(jumps).toEqual([]);
  const usual = elements.toSorted((a, b) => a - b)[Math.floor(elements.length / 2)] ?? 0;
  // Of tall posts, such as those on top, fewer are on screen: that is no growth.
  expect(elements.filter((count) => count > usual * 1.15)).toEqual([]);
});
