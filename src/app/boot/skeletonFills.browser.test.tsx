import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#theme/global.css.ts';
import '#theme/vars.css.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EarlyResponse } from '#platform/boot/earlyResponses.ts';
import { fillSkeleton } from '#platform/boot/fillSkeleton.ts';
import { GameRowSkeleton } from '#screens/shared/GameRow/GameRow.tsx';
import { PostCardSkeleton } from '#screens/shared/PostCard/PostCard.tsx';
import { TALLEST_IN_FEED } from '#components/PictureGrid/layOutPictures.ts';
import { PRERENDERED_ROUTES } from './prerenderedRoutes.ts';
import { SKELETON_FILLS } from './skeletonFills.ts';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const OTHER = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///////yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

const early = (response: Promise<Response>): EarlyResponse => ({
  href: 'https://portal.example/api/v1/home',
  headers: new Headers(),
  response,
});
const answering = (data: unknown) => early(Promise.resolve(Response.json({ code: 0, msg: '', data })));
const failing = () => {
  const response = Promise.reject<Response>(new TypeError('network'));
  // As `preloadApi` does.
  response.catch(() => undefined);
  return early(response);
};

let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  page.remove();
});

/** The page as it is prerendered. */
function prerender(content: ReactNode) {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(content));
  page.innerHTML = container.innerHTML;
}

const fill = (id: string, ...responses: EarlyResponse[]) => fillSkeleton(responses, SKELETON_FILLS[id]!, page);

const find = (selector: string) => page.querySelector<HTMLElement>(selector)!;
const shownPicture = () => /url\("(.*)"\)/.exec(find('[data-slot="picture"]').style.backgroundImage)?.[1];
const words = () => [...page.querySelectorAll('[data-slot][data-lines]')].map(({ textContent }) => textContent);

it('only prerendered routes have a skeleton to fill', () => {
  expect(PRERENDERED_ROUTES).toEqual(expect.arrayContaining(Object.keys(SKELETON_FILLS)));
});

describe('a page with a slot for one picture', () => {
  beforeEach(() => {
    page.innerHTML = '<span data-slot="picture"></span>';
  });

  it.each([
    ['home', { tasks: null, banners: [{ image: PICTURE }, { image: OTHER }] }],
    ['animate', { banners: [{ image: PICTURE }] }],
    ['detail', { icon: OTHER, cover: PICTURE }],
    ['post', { user: { avatar: OTHER }, images: [{ url: OTHER, thumb: PICTURE }] }],
    ['bookinfo', { cover: PICTURE }],
  ])('%s shows the first and largest of its first response', async (id, data) => {
    await fill(id, answering(data), answering({ banners: [{ image: OTHER }], cover: OTHER }));
    expect(shownPicture()).toBe(PICTURE);
  });

  it('stays as it is where no response names a picture, the picture does not load, or none comes', async () => {
    for (const response of [
      answering([]),
      answering({ banners: [] }),
      answering({ banners: [{ image: 3 }] }),
      answering({ banners: [{ image: 'data:image/gif;base64,no' }] }),
      failing(),
    ]) {
      await fill('home', response);
      expect(shownPicture()).toBeUndefined();
    }
    await fill('home');
    expect(shownPicture()).toBeUndefined();
  });

  it('leaves the response to be read by who sent the call', async () => {
    const home = answering({ banners: [{ image: PICTURE }] });
    await fill('home', home);
    expect(await (await home.response).json()).toMatchObject({ code: 0 });
  });
});

const GAME = { name: '云端列车', typeName: '模拟经营', platforms: [1], brief: '云海上的一天' };
const POST = {
  user: { name: '山月不知' },
  content: '清晨的花田',
  images: [{ url: OTHER, thumb: PICTURE, width: 600, height: 800 }],
};

describe('a page with a list', () => {
  const games = [0, 1].map((index) => <GameRowSkeleton key={index} />);
  const posts = [0, 1].map((index) => <PostCardSkeleton key={index} />);

  it('says what its own response, the last, says of the first records, as the rows will', async () => {
    prerender(games);
    await fill('games', answering({ records: [{ ...GAME, name: '别处的游戏' }] }), answering({ records: [GAME] }));
    expect(words()).toEqual(['云端列车', '模拟经营 · 仅安卓版 · 云海上的一天', '', '']);
  });

  it('shows a post’s words as they were written, and its picture in its shape, below the one line there is', async () => {
    prerender(posts);
    const [first, second] = page.querySelectorAll('[data-slot="record"]');
    const top = find('li').getBoundingClientRect().top;
    const next = second!.getBoundingClientRect().top;
    await fill('square', answering({ records: [{ ...POST, content: '<b>花田</b>' }] }));
    expect(words()).toEqual(['山月不知', '<b>花田</b>', '', '']);
    expect(shownPicture()).toBe(PICTURE);
    const { width, height, top: shownTop } = find('[data-slot="picture"]').getBoundingClientRect();
    expect(width / height).toBeCloseTo(TALLEST_IN_FEED, 1);
    expect(top - shownTop).toBeCloseTo(
      parseFloat(getComputedStyle(first!.querySelector('[data-slot="content"]')!).lineHeight),
      0,
    );
    expect(second!.getBoundingClientRect().top, 'nothing below moves').toBe(next);
  });

  it('of a post without pictures keeps no grey place for one', async () => {
    prerender(posts);
    await fill('square', answering({ records: [{ ...POST, images: [] }] }));
    expect(words().slice(0, 2)).toEqual(['山月不知', '清晨的花田']);
    expect(getComputedStyle(find('[data-slot="picture"]')).visibility).toBe('hidden');
  });

  it('stays a skeleton where the response failed, is a refusal, or has another shape', async () => {
    const broken = { records: [null, { user: 3, content: 4, images: {} }] };
    for (const id of ['games', 'square'])
      for (const response of [
        failing(),
        answering(null),
        answering({ records: 'none' }),
        answering(broken),
        early(Promise.resolve(new Response('<html>'))),
      ]) {
        prerender([...posts, ...games]);
        await fill(id, response);
        expect(words().join('')).toBe('');
        expect(shownPicture()).toBeUndefined();
      }
  });

  it('is hydrated with what was written into it, and without complaint', async () => {
    prerender(posts);
    await fill('square', answering({ records: [POST] }));
    const complain = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(page, posts, { onRecoverableError: complain });
    await vi.waitFor(() => expect(Object.keys(find('ul')).some((key) => key.startsWith('__reactFiber'))).toBe(true));
    expect(complain).not.toHaveBeenCalled();
    expect(words()).toEqual(['山月不知', '清晨的花田', '', '']);
    flushSync(() => root.render([...posts]));
    expect(words(), 'and when it is rendered once more').toEqual(['山月不知', '清晨的花田', '', '']);
    root.unmount();
  });
});
