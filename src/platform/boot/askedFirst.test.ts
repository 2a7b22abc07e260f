import { expect, test, vi } from 'vitest';
import { takeAsked, type Asked } from './askedFirst.ts';

const HREF = 'https://portal.example/api/v1/home';

function early(answer: Promise<Response>, identity: Record<string, string> = {}, body?: string): Asked {
  return { href: HREF, headers: new Headers(identity), body, answer };
}

function open(asked: Asked[]) {
  const fetch = vi.fn(() => Promise.resolve(new Response('asked now')));
  const taken = takeAsked(asked, fetch);
  return { fetch, ask: async (init?: RequestInit, href = HREF) => (await taken(href, init)).text() };
}

const answered = () => Promise.resolve(new Response('asked before'));

test('an answer asked for before is taken, once', async () => {
  const { ask, fetch } = open([early(answered())]);
  expect(await ask()).toBe('asked before');
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask()).toBe('asked now');
});

test('what was asked for one is not handed to another', async () => {
  const { ask } = open([early(answered(), { uid: '1', token: 'a' })]);
  expect(await ask()).toBe('asked now');
  expect(await ask({ headers: { uid: '1', token: 'b' } })).toBe('asked now');
  expect(await ask({ headers: { uid: '1', token: 'a' } })).toBe('asked before');
});

test('another address is asked for itself', async () => {
  const { ask } = open([early(answered())]);
  expect(await ask({}, `${HREF}?page=2`)).toBe('asked now');
});

test('what was posted is handed to whoever posts the same', async () => {
  const { ask } = open([early(answered(), {}, 'appID=1&channelID=0')]);
  expect(await ask()).toBe('asked now');
  expect(await ask({ method: 'POST', body: 'appID=1&channelID=7' })).toBe('asked now');
  expect(await ask({ method: 'POST', body: 'appID=1&channelID=0' })).toBe('asked before');
});

test('one that failed is asked again', async () => {
  const { ask } = open([early(Promise.reject(new TypeError('network')))]);
  expect(await ask()).toBe('asked now');
});

test('who stops waiting is let go: the next fetch hears of the signal', async () => {
  const { fetch } = open([]);
  const controller = new AbortController();
  const taken = takeAsked([early(new Promise(() => undefined))], fetch);
  const asking = taken(HREF, { signal: controller.signal });
  controller.abort();
  await asking;
  expect(fetch).toHaveBeenCalledWith(HREF, { signal: controller.signal });
});
