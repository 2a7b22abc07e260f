import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeEarlyTap, watchEarlyTaps } from './tappedEarly.ts';

let place: HTMLElement;
let stop: () => void = () => undefined;
/** Links that led on by themselves. */
let left: string[] = [];

/** Behind the watch: what it let through does not leave this page either. */
const onClick = (event: MouseEvent) => {
  if (event.target instanceof HTMLAnchorElement && !event.defaultPrevented) left.push(event.target.pathname);
  event.preventDefault();
};

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  left = [];
});

afterEach(() => {
  stop();
  removeEventListener('click', onClick);
  globalThis.earlyTap = undefined;
  place.remove();
});

/** A page that is not alive yet, with links to these addresses. */
function draw(hrefs: readonly string[], code: readonly string[] = ['/assets/never.js']) {
  const tap = watchEarlyTaps(code);
  globalThis.earlyTap = tap;
  stop = () => {
    tap.stop();
    tap.endPatience();
  };
  addEventListener('click', onClick);
  place.innerHTML = hrefs.map((href) => `<a href="${href}">${href}</a>`).join('');
  return { tap, tapOn: (href: string) => place.querySelector<HTMLElement>(`a[href="${href}"]`)!.click() };
}

it.each(['/games', '/square', '/detail/1005', '/post/p1214', '/download'])(
  'before the code has come a link to %s leads there at once: its document is drawn',
  (href) => {
    const { tap, tapOn } = draw([href]);
    tapOn(href);
    expect(left).toEqual([new URL(href, location.origin).pathname]);
    // Nothing is done a second time, should the code come meanwhile.
    expect(tap.control).toBeUndefined();
  },
);

it.each(['/activity', '/games?sort=new', '/square?tag=3', '/readbook/2003/1', location.pathname])(
  'a link to %s waits for the code: its document would show nothing of it before, or is this one',
  (href) => {
    const { tap, tapOn } = draw([href]);
    tapOn(href);
    expect(left).toEqual([]);
    expect(tap.control).toBe(place.firstChild);
  },
);

it('where the code is here, and only waits to be run, every link is followed within the visit', () => {
  const [here] = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const { tapOn } = draw(['/games'], [here!.pathname + here!.search]);
  tapOn('/games');
  expect(left).toEqual([]);
  stop();
  takeEarlyTap(place)();
  expect(left).toEqual(['/games']);
});

it('a link that leaves at once takes the place of what was tapped before it', () => {
  const { tap, tapOn } = draw(['/activity', '/games']);
  tapOn('/activity');
  tapOn('/games');
  expect([left, tap.control]).toEqual([['/games'], undefined]);
});
