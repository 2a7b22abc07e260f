import type { Page } from '@playwright/test';
import { createFinger } from './fixtures/lists.ts';
import { expect, test } from './fixtures/portal.ts';
import { openControls, placeKept, readTo, readToEnd, strip } from './fixtures/reader.ts';
import { signIn } from './fixtures/steps.ts';

/** 第七号食堂, chapter 60: two hundred pages. */
const LONG_CHAPTER = '/readbook/2003/2003-60';

/** What a whole reading of the chapter was like. */
type Reading = { layoutShift: number; pictures: number; elements: number; frames: number; late: number };

/** Reads this share of the chapter in front at a steady speed, counting every frame that came late. */
const readThrough = (page: Page, share: number): Promise<Reading> =>
  strip(page).evaluate(async (scroller, part) => {
    const frame = () => new Promise<number>(requestAnimationFrame);
    const seen: Reading = { layoutShift: 0, pictures: 0, elements: 0, frames: 0, late: 0 };
    const shifts = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    });
    shifts.observe({ type: 'layout-shift', buffered: true });
    let before = await frame();
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight * part - 1) {
      // 90 px a frame is more than six screens a second.
      scroller.scrollBy({ top: 90, behavior: 'instant' });
      const now = await frame();
      seen.frames += 1;
      seen.late += Math.max(0, Math.round((now - before) / (1000 / 60)) - 1);
      before = now;
      if (seen.frames % 20 === 0) {
        seen.pictures = Math.max(seen.pictures, scroller.querySelectorAll('img').length);
        seen.elements = Math.max(seen.elements, document.querySelectorAll('*').length);
      }
    }
    shifts.disconnect();
    return seen;
  }, share);

/** What the main thread has worked so far, ms: its own time, whatever else the machine does. */
async function createWorkMeter(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

/** A frame at 60 Hz, on a processor four times as slow. */
const FRAME_MS = 1000 / 60 / 4;

/** The first pages show whether rows come and go as they should; that it stays so is looked at more rarely. */
const READINGS = [
  { words: 'in its first part', share: 0.15, tag: [] },
  { words: 'to its end', share: 1, tag: '@slow' },
];

for (const { words, share, tag } of READINGS)
  test(`a chapter of 200 pages is read ${words} with few pictures, no shift, and frames a slow phone keeps up with`, {
    tag,
  }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.goto(LONG_CHAPTER);
    await expect(page.getByRole('img', { name: '第1页' })).toBeVisible();
    const elementsAtStart = await page.evaluate(() => document.querySelectorAll('*').length);

    const work = await createWorkMeter(page);
    const before = await work();
    const { layoutShift, pictures, elements, frames, late } = await readThrough(page, share);
    const perFrame = ((await work()) - before) / frames;
    test.info().annotations.push({
      type: 'frames',
      description: `${perFrame.toFixed(2)} ms of work each, ${late} of ${frames} late`,
    });

    expect(layoutShift).toBe(0);
    expect(pictures).toBeLessThanOrEqual(16);
    expect(elements).toBeLessThanOrEqual(elementsAtStart + 60);
    expect(perFrame).toBeLessThanOrEqual(FRAME_MS);
    if (share === 1) await expect(page.getByRole('region', { name: '本话结尾' })).toBeInViewport();
  });

test('near the end the next chapter and three of its pictures are fetched, and nothing else of it', async ({
  page,
  watch,
}) => {
  await page.goto('/readbook/2001/2001-1');
  await expect(page.getByRole('img', { name: '第1页' })).toBeVisible();
  expect(watch.calls('/api/v1/comic/2001/chapter/2001-2')).toHaveLength(0);
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await readToEnd(page);
  await expect.poll(() => watch.calls('/api/v1/comic/2001/chapter/2001-2').length).toBe(1);
  const ahead = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/comic/2001/chapter/2001-2', { headers: { Accept: 'application/json' } });
    const { data } = (await answer.json()) as { data: { pages: { url: string }[] } };
    return data.pages.map(({ url }) => new URL(url, location.origin).href);
  });
  await expect.poll(() => ahead.slice(0, 3).filter((url) => !pictures.includes(url))).toEqual([]);
});

test('places go to the server behind the pictures, at most a few while one reads, and once more on leaving', async ({
  page,
  watch,
}) => {
  await signIn(page, 'rich01');
  await page.goto('/readbook/2001/2001-3');
  await readTo(page, 5);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => watch.calls('/api/v1/comic/2001/progress').length).toBe(1);
  expect(watch.calls('/api/v1/comic/2001/progress')[0]?.form.get('page')).toBe('5');
});

test('two fingers and a double tap enlarge, and what is under the finger stays there', async ({ page }) => {
  await page.goto('/readbook/2001/2001-1');
  const widthOf = () =>
    strip(page).evaluate((scroller) => (scroller.firstElementChild?.clientWidth ?? 0) / scroller.clientWidth);
  await readTo(page, 2);

  await page.touchscreen.tap(187, 400);
  await page.touchscreen.tap(187, 400);
  await expect.poll(widthOf).toBe(2);
  const middle = await strip(page).evaluate((scroller) => {
    const box = scroller.querySelector('[data-page-number="2"]')?.getBoundingClientRect();
    return box ? (400 - box.top) / box.height : 0;
  });
  expect(middle).toBeCloseTo(0.5 + (400 - 406) / ((375 * 1530) / 1080), 1);
  await page.touchscreen.tap(187, 400);
  await page.touchscreen.tap(187, 400);
  await expect.poll(widthOf).toBe(1);

  const devtools = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 187 - gap, y: 400, id: 1 },
              { x: 187 + gap, y: 400, id: 2 },
            ],
    });
  await fingers('touchStart', 40);
  for (const gap of [50, 70, 90, 120]) await fingers('touchMove', gap);
  await fingers('touchEnd', 120);
  await expect.poll(widthOf).toBeCloseTo(3, 1);
  await expect(page.getByRole('region', { name: '阅读设置' })).toBeHidden();
});

test('pages are turned by swipe and by tap, and the book remembers the way it is read', async ({ page }) => {
  await page.goto('/readbook/2001/2001-1');
  await openControls(page);
  await page.getByRole('radio', { name: '左右翻页' }).check();
  await page.touchscreen.tap(187, 300);
  await expect(page.getByRole('region', { name: '阅读设置' })).toBeHidden();
  const current = page.locator('[data-current]');
  await expect(current).toHaveAccessibleName('第1页');
  await page.touchscreen.tap(350, 400);
  await expect(current).toHaveAccessibleName('第2页');

  const finger = await createFinger(page);
  await finger.down(330, 400);
  for (const x of [290, 220, 150, 80, 40]) {
    await finger.to(x, 400);
    await page.waitForTimeout(16);
  }
  await finger.up();
  await expect(current).toHaveAccessibleName('第3页');
  // A tap while the page still glides would only stop it.
  await page.waitForTimeout(500);
  await page.touchscreen.tap(20, 400);
  await expect(current).toHaveAccessibleName('第2页');

  await expect.poll(async () => (await placeKept(page, '2001'))?.page).toBe(2);
  await page.reload();
  await expect(current).toHaveAccessibleName('第2页');
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('keys scroll, turn, and bring the controls', async ({ page }) => {
    await page.goto('/readbook/2001/2001-1');
    await expect(page.getByRole('img', { name: '第1页' })).toBeVisible();
    const top = () => strip(page).evaluate((scroller) => scroller.scrollTop);
    await page.keyboard.press('Space');
    await expect.poll(top).toBeGreaterThan(600);
    await page.keyboard.press('Shift+Space');
    await expect.poll(top).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(top).toBe(80);
    await page.keyboard.press('m');
    await expect(page.getByRole('region', { name: '阅读设置' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: '阅读设置' })).toBeHidden();
    await page.keyboard.press('End');
    await expect(page.getByRole('img', { name: '第4页' })).toBeInViewport();
  });
});

test('the first chapter says that there is none before it', async ({ page }) => {
  await page.goto('/readbook/2001/2001-1');
  await openControls(page);
  // By code: Playwright itself would wait for a button with aria-disabled to be enabled.
  await page.getByRole('button', { name: '上一话' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByText('已经是第一话')).toBeVisible();
  await expect(page).toHaveURL('/readbook/2001/2001-1');
});

test('a chapter opened to be turned is remembered before a page of it is', async ({ page }) => {
  await page.goto('/readbook/2001/2001-1');
  await openControls(page);
  await page.getByRole('radio', { name: '左右翻页' }).check();
  await page.goto('/readbook/2001/2001-3');
  await expect(page.locator('[data-current]')).toHaveAccessibleName('第1页');
  await page.goto('/bookinfo/2001');
  await expect(page.getByRole('link', { name: '继续阅读 第3话' })).toBeVisible();
});

test('an unknown chapter says so and leads to the chapters', async ({ page }) => {
  await page.goto('/readbook/2001/nowhere');
  await expect(page.getByRole('heading', { name: '章节不存在' })).toBeVisible();
  await page.getByRole('link', { name: '目录' }).click();
  await expect(page).toHaveURL('/bookmenu/2001');
});
