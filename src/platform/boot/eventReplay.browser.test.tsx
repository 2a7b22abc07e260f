import { afterEach, beforeEach, expect, it } from 'vitest';
import { queueEvents, takeQueuedEvent } from './eventReplay.ts';

let page: HTMLElement;
/** What the page has heard: the id of each button or link tapped, and of each form sent. */
let heard: (string | null)[] = [];

const onEvent = ({ type, target }: Event) => {
  if (type === 'submit' || (target as Element).matches('button, a')) heard.push((target as Element).getAttribute('id'));
};
/** A link must not leave the test's own page. */
const stay = (event: Event) => event.preventDefault();

const PRERENDERED =
  '<button id="newest">最新</button><a id="games" href="/games">游戏</a><form id="search" aria-label="搜索"><input /></form>';

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = PRERENDERED;
  heard = [];
  addEventListener('click', stay);
  globalThis.queuedEvent = queueEvents();
});

afterEach(() => {
  globalThis.queuedEvent?.stop();
  globalThis.queuedEvent = undefined;
  removeEventListener('click', stay);
  page.remove();
});

const find = (selector: string) => page.querySelector<HTMLElement>(selector)!;

/** The page is hydrated: it hears what is replayed, and nothing from before. */
function hydrate(markup?: string) {
  const replay = takeQueuedEvent(page);
  if (markup !== undefined) page.innerHTML = markup;
  for (const type of ['click', 'submit']) page.addEventListener(type, onEvent);
  replay();
}

const send = () => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

it('replays the last tap or submit, once', () => {
  send();
  find('button').click();
  find('button').click();
  hydrate();
  expect(heard).toEqual(['newest']);
});

it('replays a submit', () => {
  find('button').click();
  send();
  hydrate();
  expect(heard).toEqual(['search']);
});

it('a link is followed by the browser, and takes the place of what was tapped before', () => {
  find('button').click();
  find('a').click();
  hydrate();
  expect(heard).toEqual([]);
});

it('what is tapped once hydration has begun is not replayed', () => {
  const replay = takeQueuedEvent(page);
  find('button').click();
  for (const type of ['click', 'submit']) page.addEventListener(type, onEvent);
  replay();
  expect(heard).toEqual([]);
});

it('a page rendered anew hears it on the control of the same name, whatever stands beside it', () => {
  find('button').click();
  hydrate('<button id="other">最热</button><button id="anew">最新</button>');
  expect(heard).toEqual(['anew']);
});

it('of several controls of the same name none is tapped', () => {
  find('button').click();
  hydrate('<button id="one">最新</button><button id="two">最新</button>');
  expect(heard).toEqual([]);
});
