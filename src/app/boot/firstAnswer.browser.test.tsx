import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import '#theme/global.css.ts';
import '#theme/vars.css.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameRowSkeleton } from '#screens/shared/GameRow/GameRowSkeleton.tsx';
import { TALLEST_IN_FEED } from '#screens/shared/PostPictures/pictureGrid.ts';
import { PostCardSkeleton } from '#screens/shared/PostCard/PostCardSkeleton.tsx';
import type { Asked } from '#platform/boot/askedFirst.ts';
import { showFirstAnswer } from './firstAnswer.ts';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const OTHER = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///////yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

const early = (answer: Promise<Response>): Asked => ({
  href: 'https://portal.example/api/v1/home',
  headers: new Headers(),
  answer,
});
const answering = (data: unknown) => early(Promise.resolve(Response.json({ code: 0, msg: '', data })));
const failing = () => {
  const answer = Promise.reject<Response>(new TypeError('network'));
  // As `askFirst` does.
  answer.catch(() => undefined);
  return early(answer);
};

let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  page.remove();
});

/** The page as the document draws it. */
function draw(content: ReactNode) {
  const container = document.createElement('div');
  flushSync(() => createRoot(container).render(content));
  page.innerHTML = container.innerHTML;
}

const find = (selector: string) => page.querySelector<HTMLElement>(selector)!;
const shownPicture = () => /url\("(.*)"\)/.exec(find('[data-first-picture]').style.backgroundImage)?.[1];
const words = () => [...page.querySelectorAll('[data-first-text]')].map(({ textContent }) => textContent);

describe('a page with a place for one picture', () => {
  beforeEach(() => {
    page.innerHTML = '<span data-first-picture></span>';
  });

  it('shows the first banner of the first answer that has one', async () => {
    const tags = answering([{ id: 'guide', tag: '攻略' }]);
    const home = answering({ tasks: null, banners: [{ image: PICTURE }, { image: OTHER }] });
    await showFirstAnswer([tags, home, answering({ banners: [{ image: OTHER }] })], page);
    expect(shownPicture()).toBe(PICTURE);
  });

  it('of a post shows its small picture, and not its writer’s', async () => {
    await showFirstAnswer([answering({ user: { avatar: OTHER }, images: [{ url: OTHER, thumb: PICTURE }] })], page);
    expect(shownPicture()).toBe(PICTURE);
  });

  it('stays as it is where no answer names a picture, the picture does not come, or no answer does', async () => {
    for (const answer of [answering([]), answering({ banners: [{ image: 'data:image/gif;base64,no' }] }), failing()]) {
      await showFirstAnswer([answer], page);
      expect(shownPicture()).toBeUndefined();
    }
  });

  it('leaves the answer to be read by whom it was asked for', async () => {
    const home = answering({ banners: [{ image: PICTURE }] });
    await showFirstAnswer([home], page);
    expect(await (await home.answer).json()).toMatchObject({ code: 0 });
  });
});

const GAME = { name: '云端列车', typeName: '模拟经营', platforms: [1], brief: '云海上的一天' };
const POST = {
  user: { name: '山月不知' },
  content: '清晨的花田',
  images: [{ url: OTHER, thumb: PICTURE, width: 600, height: 800 }],
};

describe('a page with a list', () => {
  const games = [0, 1].map((index) => <GameRowSkeleton key={index} index={index} />);
  const posts = [0, 1].map((index) => <PostCardSkeleton key={index} index={index} />);

  it('says what its own answer, the last, says of the first records, as the rows will', async () => {
    draw(games);
    await showFirstAnswer(
      [answering({ records: [{ ...GAME, name: '别处的游戏' }] }), answering({ records: [GAME] })],
      page,
    );
    expect(words()).toEqual(['云端列车', '模拟经营 · 仅安卓版 · 云海上的一天', '', '']);
  });

  it('shows a post’s words as they were written, and its picture in its shape, below the one line there is', async () => {
    draw(posts);
    const top = find('li').getBoundingClientRect().top;
    const next = find('[data-first-record="1"]').getBoundingClientRect().top;
    await showFirstAnswer([answering({ records: [{ ...POST, content: '<b>花田</b>' }] })], page);
    expect(words()).toEqual(['山月不知', '<b>花田</b>', '', '']);
    expect(shownPicture()).toBe(PICTURE);
    const { width, height, top: shownTop } = find('[data-first-picture]').getBoundingClientRect();
    expect(width / height).toBeCloseTo(TALLEST_IN_FEED, 1);
    expect(top - shownTop).toBeCloseTo(
      parseFloat(getComputedStyle(find('[data-first-text="postWords"]')).lineHeight),
      0,
    );
    expect(find('[data-first-record="1"]').getBoundingClientRect().top, 'nothing below moves').toBe(next);
  });

  it('of a post without pictures keeps no grey place for one', async () => {
    draw(posts);
    await showFirstAnswer([answering({ records: [{ ...POST, images: [] }] })], page);
    expect(words().slice(0, 2)).toEqual(['山月不知', '清晨的花田']);
    expect(getComputedStyle(find('[data-first-picture]')).visibility).toBe('hidden');
  });

  it('stays under way where the answer is none, a refusal, or nothing to be read', async () => {
    const broken = { records: [null, { user: 3, content: 4, images: {} }] };
    for (const answer of [
      failing(),
      answering(null),
      answering({ records: 'none' }),
      answering(broken),
      early(Promise.resolve(new Response('<html>'))),
    ]) {
      draw([...posts, ...games]);
      await showFirstAnswer([answer], page);
      expect(words().join('')).toBe('');
      expect(shownPicture()).toBeUndefined();
    }
  });

  it('is taken over with what was written into it, and without complaint', async () => {
    draw(posts);
    await showFirstAnswer([answering({ records: [POST] })], page);
    const complain = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(page, posts, { onRecoverableError: complain });
    await vi.waitFor(() => expect(Object.keys(find('ul')).some((key) => key.startsWith('__reactFiber'))).toBe(true));
    expect(complain).not.toHaveBeenCalled();
    expect(words()).toEqual(['山月不知', '清晨的花田', '', '']);
    flushSync(() => root.render([...posts]));
    expect(words(), 'and when it is drawn once more').toEqual(['山月不知', '清晨的花田', '', '']);
    root.unmount();
  });
});
