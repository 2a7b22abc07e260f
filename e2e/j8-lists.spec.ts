import type { JSHandle, Page } from '@playwright/test';
import { createFinger, keyInTheMiddle, row, rows, scrolledTo, scroller, scrollUntil, topOf } from './fixtures/lists.ts';
import { listCalls, LISTS, openTab, pagesAsked, SQUARE, tab, type List } from './fixtures/mainLists.ts';
import { expect, test } from './fixtures/portal.ts';
import { settled } from './fixtures/steps.ts';

/** What is the feed's own is the same in both; every run asks it of one. */
const tagOf = (list: List) => ({ tag: list === SQUARE ? '@slow' : [] });

for (const list of LISTS) {
  test.describe(`J8 ${list.name}`, () => {
    test.beforeEach(({ portal }) => list.fill(portal.dataDir));

    test('three pages down, into a row and back: same tab, same place, nothing of page 1 asked again', async ({
      page,
      watch,
    }) => {
      await openTab(page, list);
      await scrollUntil(page, () => pagesAsked(watch, list).includes(3));
      await settled(page, watch);
      const key = await keyInTheMiddle(page);
      const before = {
        scroll: await scrolledTo(page),
        top: await topOf(row(page, key)),
        asked: pagesAsked(watch, list),
      };

      await row(page, key).getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/${key}$`));
      await settled(page, watch);
      await page.goBack();

      await expect(tab(page, list.tab)).toHaveAttribute('aria-selected', 'true');
      await expect(row(page, key)).toBeVisible();
      expect(Math.abs((await scrolledTo(page)) - before.scroll)).toBeLessThanOrEqual(4);
      expect(Math.abs((await topOf(row(page, key))) - before.top)).toBeLessThanOrEqual(4);
      await settled(page, watch);
      expect(pagesAsked(watch, list)).toEqual(before.asked);
    });

    test.describe('a page that fails', () => {
      test.use({ tolerated: /status of 500/ });

      test('is asked for again by a tap, once, and brings nothing twice', async ({ page, watch }) => {
        let failures = 1;
        await page.route(`**${list.call}*`, (route) => {
          const asks = `${route.request().url()}&${route.request().postData() ?? ''}`;
          if (
            !/currentPage=2(&|$)/.test(asks) ||
            !Object.values(list.asks).every((value) => asks.includes(`=${value}`)) ||
            failures === 0
          )
            return route.fallback();
          failures -= 1;
          return route.fulfill({ status: 500, body: '' });
        });
        await openTab(page, list);
        const retry = page.getByRole('button', { name: '加载失败，点击重新加载' });
        await scrollUntil(page, () => retry.isVisible());
        // A failed page waits for the reader, however they scroll.
        await scroller(page).evaluate((element) => element.scrollBy(0, -200));
        await scroller(page).evaluate((element) => element.scrollBy(0, 200));
        await settled(page, watch);
        const secondPages = () => pagesAsked(watch, list).filter((asked) => asked === 2).length;
        expect(secondPages()).toBe(1);

        await retry.click();
        await expect(retry).toBeHidden();
        await expect.poll(secondPages).toBe(2);
        const seen = new Map<string, string>();
        await scroller(page).evaluate((element) => element.scrollTo(0, 0));
        await scrollUntil(page, async () => {
          const shown = await rows(page).evaluateAll((nodes) =>
            nodes.map(
              (node) => [node.getAttribute('aria-posinset') ?? '', node.getAttribute('data-key') ?? ''] as const,
            ),
          );
          for (const [place, key] of shown) seen.set(place, key);
          return seen.size > 40;
        });
        expect(new Set(seen.values()).size).toBe(seen.size);
        expect(secondPages()).toBe(2);
      });
    });

    test.describe('without a network', () => {
      test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

      test(
        'a banner says so; back online, the first page that failed loads by itself',
        tagOf(list),
        async ({ page, context, watch }) => {
          await openTab(page, list);
          await settled(page, watch);
          await context.setOffline(true);
          await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible();
          await tab(page, list.otherTab).click();
          await expect(scroller(page).getByRole('status').getByRole('button')).toBeVisible();
          await context.setOffline(false);
          await expect(page.getByText('网络已恢复')).toBeVisible();
          await expect(rows(page).first()).toBeVisible();
        },
      );
    });

    test('a pull passes through its five states, under a real finger', tagOf(list), async ({ page, watch }) => {
      await openTab(page, list);
      await settled(page, watch);
      const asked = listCalls(watch, list).length;
      const seen = await recordStates(page);
      const finger = await createFinger(page);
      await finger.down(180, 320);
      for (let y = 330; y <= 560; y += 10) await finger.to(180, y);
      await finger.up();
      await expect
        .poll(() => seen.jsonValue())
        .toEqual(['normal', 'pulling', 'loosing', 'loading', 'success', 'normal']);
      expect(listCalls(watch, list).length).toBeGreaterThan(asked);
    });

    test('a pull let go too early changes nothing', { tag: '@slow' }, async ({ page, watch }) => {
      await openTab(page, list);
      await settled(page, watch);
      const asked = listCalls(watch, list).length;
      const seen = await recordStates(page);
      const finger = await createFinger(page);
      await finger.down(180, 320);
      for (let y = 325; y <= 350; y += 5) await finger.to(180, y);
      await finger.up();
      await expect.poll(() => seen.jsonValue()).toEqual(['normal', 'pulling', 'normal']);
      expect(listCalls(watch, list)).toHaveLength(asked);
    });
  });
}

/** Every status the head of the page has from now on, each change once. */
async function recordStates(page: Page): Promise<JSHandle<string[]>> {
  return page.locator('[data-status]:visible').evaluateHandle((element) => {
    const states = [element.getAttribute('data-status') ?? ''];
    new MutationObserver(() => {
      const now = element.getAttribute('data-status') ?? '';
      if (now !== states.at(-1)) states.push(now);
    }).observe(element, { attributes: true, attributeFilter: ['data-status'] });
    return states;
  });
}
