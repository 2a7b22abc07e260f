import { expect, test, vi } from 'vitest';
import { consumeEarlyResponses, type EarlyResponse } from './earlyResponses.ts';

const HREF = 'https://portal.example/api/v1/home';

function early(response: Promise<Response>, identity: Record<string, string> = {}, body?: string): EarlyResponse {
  return { href: HREF, headers: new Headers(identity), body, response };
}

function open(responses: EarlyResponse[]) {
  const fetch = vi.fn(() => Promise.resolve(new Response('sent now')));
  const consuming = consumeEarlyResponses(responses, fetch);
  return { fetch, ask: async (init?: RequestInit, href = HREF) => (await consuming(href, init)).text() };
}

const answered = () => Promise.resolve(new Response('sent early'));

test('an early response is consumed, once', async () => {
  const { ask, fetch } = open([early(answered())]);
  expect(await ask()).toBe('sent early');
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask()).toBe('sent now');
});

test('a response for one reader is not handed to another', async () => {
  const { ask } = open([early(answered(), { uid: '1', token: 'a' })]);
  expect(await ask()).toBe('sent now');
  expect(await ask({ headers: { uid: '1', token: 'b' } })).toBe('sent now');
  expect(await ask({ headers: { uid: '1', token: 'a' } })).toBe('sent early');
});

test('a call to another address is sent', async () => {
  const { ask } = open([early(answered())]);
  expect(await ask({}, `${HREF}?page=2`)).toBe('sent now');
});

test('a posted form is answered early to whoever posts the same', async () => {
  const { ask } = open([early(answered(), {}, 'appID=1&channelID=0')]);
  expect(await ask()).toBe('sent now');
  expect(await ask({ method: 'POST', body: 'appID=1&channelID=7' })).toBe('sent now');
  expect(await ask({ method: 'POST', body: 'appID=1&channelID=0' })).toBe('sent early');
});

test('a call that failed is sent again', async () => {
  const { ask } = open([early(Promise.reject(new TypeError('network')))]);
  expect(await ask()).toBe('sent now');
});

test('a call that is aborted stops waiting, and the signal reaches fetch', async () => {
  const { fetch } = open([]);
  const controller = new AbortController();
  const consuming = consumeEarlyResponses([early(new Promise(() => undefined))], fetch);
  const asking = consuming(HREF, { signal: controller.signal });
  controller.abort();
  await asking;
  expect(fetch).toHaveBeenCalledWith(HREF, { signal: controller.signal });
});
