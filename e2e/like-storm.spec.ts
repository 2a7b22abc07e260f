import type { Locator, Page, Request, Route } from '@playwright/test';
import { expect, test } from './fixtures/portal.ts';
import type { ServerView } from './fixtures/serverApi.ts';
import { signIn } from './fixtures/steps.ts';

const POST = 'p1214';
const TAPS = 30;

/** What becomes of the questions of a storm. */
type Weather = {
  /** Most questions that were under way at once. */
  atOnce: number;
  asked: number;
  underWay: number;
};

/** 0: answered late. 1: never reaches the server. 2: reaches it, but the answer is lost. */
type Fate = 0 | 1 | 2;

/** Delays every answer to `pattern` differently; `fates` says what else happens to them, in turn. */
async function stir(page: Page, pattern: string, fates: readonly Fate[]): Promise<Weather> {
  const weather: Weather = { atOnce: 0, asked: 0, underWay: 0 };
  await page.route(pattern, async (route: Route) => {
    const turn = weather.asked;
    weather.asked += 1;
    weather.underWay += 1;
    weather.atOnce = Math.max(weather.atOnce, weather.underWay);
    const fate = fates[turn % fates.length];
    await new Promise((resolve) => setTimeout(resolve, 40 + ((turn * 73) % 260)));
    if (fate === 2) await route.fetch();
    if (fate === 0) await route.continue();
    else await route.abort('connectionreset');
  });
  const end = (request: Request) => {
    if (request.url().includes(pattern.replaceAll('*', ''))) weather.underWay -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return weather;
}

/** Taps as fast as a child with two thumbs. */
const tap = (button: Locator, times: number): Promise<void> =>
  button.evaluate(async (element: HTMLElement, count) => {
    for (let done = 0; done < count; done += 1) {
      element.click();
      await new Promise((resolve) => setTimeout(resolve, 35));
    }
  }, times);

/** Page and server agree. After a lost response the page sends what it shows once more, which changes neither. */
async function expectAgreement(
  weather: Weather,
  shown: () => Promise<unknown>,
  kept: () => Promise<unknown>,
): Promise<void> {
  const agree = async () => weather.underWay === 0 && JSON.stringify(await shown()) === JSON.stringify(await kept());
  await expect.poll(agree, { timeout: 20_000 }).toBe(true);
  expect(await shown()).toEqual(await kept());
}

const likeButton = (page: Page): Locator => page.getByRole('button', { name: /^赞帖子/ });

async function shownLike(page: Page): Promise<unknown> {
  const button = likeButton(page);
  return {
    liked: (await button.getAttribute('aria-pressed')) === 'true',
    likeCount: Number((await button.textContent())?.replace(/\D/g, '')),
  };
}

async function keptLike({ api }: ServerView): Promise<unknown> {
  const { liked, likeCount } = await api.square.post(POST);
  return { liked, likeCount };
}

async function openPost(page: Page): Promise<void> {
  await signIn(page, 'rich01');
  await page.goto(`/post/${POST}`);
  await expect(likeButton(page)).toBeVisible();
}

test.describe('a storm of taps', () => {
  test.use({ tolerated: /ERR_CONNECTION_RESET/ });

  for (const { gusts, tag } of [
    { gusts: 2, tag: [] },
    { gusts: 4, tag: '@slow' },
  ])
    test(`${gusts} × ${TAPS} likes, answered late, refused by the line or with the answer lost: both sides agree in the end`, {
      tag,
    }, async ({ page, portal }) => {
      const server = await portal.as('rich01');
      await openPost(page);
      const weather = await stir(page, `**/post/${POST}/like`, [0, 1, 0, 2, 2]);
      for (let gust = 0; gust < gusts; gust += 1) {
        await tap(likeButton(page), TAPS);
        await page.waitForTimeout(300);
      }
      await expectAgreement(
        weather,
        () => shownLike(page),
        () => keptLike(server),
      );
      expect(weather.asked).toBeGreaterThan(5);
      expect(weather.atOnce).toBe(1);
    });

  test('the same with follow, and the question before an end', { tag: '@slow' }, async ({ page, portal }) => {
    const server = await portal.as('rich01');
    await openPost(page);
    const { user } = await server.api.square.post(POST);
    const button = page.getByRole('button', { name: new RegExp(`关注\\s*${user.name}$`) });
    const weather = await stir(page, `**/user/follow/${user.uid}`, [0, 1, 2, 0, 2]);
    await button.evaluate(async (element: HTMLElement, taps) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      for (let done = 0; done < taps; done += 1) {
        element.click();
        await pause(30);
        const yes = [...document.querySelectorAll<HTMLElement>('[role=alertdialog]:not([inert]) button')].find(
          ({ textContent }) => textContent.includes('确定'),
        );
        yes?.click();
        await pause(20);
      }
    }, TAPS);
    const shown = async () => (await button.textContent())?.includes('已关注');
    await expectAgreement(weather, shown, async () => (await server.api.square.post(POST)).user.followed);
    expect(weather.asked).toBeGreaterThan(3);
    expect(weather.atOnce).toBe(1);
  });
});

test('an odd number of taps, all of them answered, is what the last tap asked for', { tag: '@slow' }, async ({
  page,
  portal,
}) => {
  const server = await portal.as('rich01');
  const { liked, likeCount } = await server.api.square.post(POST);
  await openPost(page);
  const weather = await stir(page, `**/post/${POST}/like`, [0]);
  await tap(likeButton(page), TAPS + 1);
  await expectAgreement(
    weather,
    () => shownLike(page),
    () => keptLike(server),
  );
  expect(await keptLike(server)).toEqual({ liked: !liked, likeCount: likeCount + (liked ? -1 : 1) });
  expect(weather.asked).toBeLessThan(TAPS);
});
