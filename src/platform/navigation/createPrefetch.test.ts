import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import { routeTable } from '#app/routes/routeTable.ts';
import type { Api } from '#api/createApi.ts';
import { memoryStorage } from '#app/testing.fixtures.ts';
import { createQueryClient } from '../query/queryClient.ts';
import { createSession } from '../device/session.ts';
import { createPrefetch } from './createPrefetch.ts';
import type { RouteObject } from './routeObject.ts';

const person = { ...guestAccount, uid: '7', token: 't' };

/** Ways to pages whose first data never comes; `asked` and `givenUp` name those that were begun and no longer wanted. */
function begin({ loggedIn = false, isOutdated = false } = {}) {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const queryClient = createQueryClient();
  const reads = (id: string) => ({
    queryKey: [id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        asked.push(id);
        signal.addEventListener('abort', () => {
          givenUp.push(id);
          reject(new Error('given up'));
        });
      }),
  });
  const session = createSession(memoryStorage(), 'https://portal.example/');
  if (loggedIn) session.login(person);
  const prefetch = createPrefetch({ api: {} as Api, queryClient, session, isOutdated: () => isOutdated });
  const lazy = vi.fn(() => Promise.reject(new Error('no code')));
  const pageOf = (id: string, more: Partial<RouteObject> = {}) => {
    const route: RouteObject = {
      id,
      path: `/${id}`,
      lazy,
      prefetch: () => [reads(id)],
      fallbackBackPath: '/',
      ...more,
    };
    return { route, params: {} };
  };
  const goTo = (id: string, more?: Partial<RouteObject>) => prefetch.page(pageOf(id, more), '');
  const touch = (id: string, more?: Partial<RouteObject>) => prefetch.likely(pageOf(id, more), '');
  const show = (id: string) => new QueryObserver(queryClient, reads(id)).subscribe(() => undefined);
  return { asked, givenUp, goTo, touch, show, lazy, prefetch, queryClient, reads, session };
}

/** What is begun a task at a time has begun. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('gives up what was asked for on a way that was left', () => {
  const { givenUp, goTo } = begin();
  goTo('games');
  expect(givenUp).toEqual([]);
  goTo('square');
  goTo('home');
  expect(givenUp).toEqual(['games', 'square']);
});

it('leaves what a page has come to wait for, which gives it up when it is left', () => {
  const { givenUp, goTo, show } = begin();
  goTo('games');
  const leave = show('games');
  goTo('square');
  expect(givenUp).toEqual([]);
  leave();
  expect(givenUp).toEqual(['games']);
});

it('what a touch has begun is the way’s once it is taken, asked once', async () => {
  const { asked, givenUp, goTo, touch } = begin();
  const cancel = touch('games');
  await settled();
  goTo('games');
  cancel();
  expect([asked, givenUp]).toEqual([['games'], []]);
  goTo('square');
  expect(givenUp).toEqual(['games']);
});

it('a touch that nothing came of is given up, and so is one that another follows, never the way being gone', async () => {
  const { asked, givenUp, goTo, touch } = begin();
  goTo('square');
  touch('games');
  await settled();
  const cancel = touch('faq');
  await settled();
  expect([asked, givenUp]).toEqual([['square', 'games', 'faq'], ['games']]);
  touch('square')();
  cancel();
  expect(givenUp).toEqual(['games', 'faq']);
});

it('what was called off before its turn is not begun at all', async () => {
  const { asked, touch } = begin();
  touch('games')();
  await settled();
  expect(asked).toEqual([]);
});

it('what a page waits for, or somebody else asked, is nobody’s here to give up', async () => {
  const { givenUp, touch, prefetch, reads, goTo } = begin({ loggedIn: true });
  prefetch.always([reads('status')]);
  const cancel = touch('status');
  await settled();
  cancel();
  goTo('status');
  goTo('home');
  expect(givenUp).toEqual([]);
});

it('the next chapter is given up when the reader leaves, and kept when the reader goes on to it', () => {
  const { asked, givenUp, goTo, prefetch, reads } = begin();
  prefetch.queries([reads('chapter 2')])();
  expect(givenUp).toEqual(['chapter 2']);
  const leave = prefetch.queries([reads('chapter 3')]);
  goTo('chapter 3');
  leave();
  expect([asked, givenUp]).toEqual([['chapter 2', 'chapter 3'], ['chapter 2']]);
});

it('a question that is not to be asked is not asked', () => {
  const { asked, prefetch, reads, goTo } = begin();
  const off = { ...reads('status'), enabled: false };
  prefetch.always([off]);
  prefetch.queries([off]);
  goTo('user', { prefetch: () => [off, reads('words')] });
  expect(asked).toEqual(['words']);
});

it('nothing is asked past a guard, in whichever way, neither data nor code', async () => {
  for (const [loggedIn, guard] of [
    [false, { needsLogin: true }],
    [true, { guestOnly: true }],
  ] as const) {
    const { asked, lazy, goTo, touch, prefetch } = begin({ loggedIn });
    touch('gifts', guard);
    await settled();
    goTo('gifts', guard);
    await prefetch.code({ id: 'gifts', path: '/gifts', lazy, fallbackBackPath: '/', ...guard });
    expect([asked, lazy.mock.calls]).toEqual([[], []]);
  }
  const { asked, touch } = begin({ loggedIn: true });
  touch('gifts', { needsLogin: true });
  await settled();
  expect(asked).toEqual(['gifts']);
});

it('a touch asks nothing where the next step leads to a new document', async () => {
  const { asked, lazy, touch } = begin({ isOutdated: true });
  touch('games');
  await settled();
  expect([asked, lazy.mock.calls]).toEqual([[], []]);
});

it('of no route a visitor may enter a question is asked that is theirs who are logged in', () => {
  const context = { api: new Proxy({}, { get: () => ({}) }) as Api, uid: guestAccount.uid };
  const personal = ['status', 'messages', 'inbox', 'ownGifts', 'rechargeOffer', 'ledger', 'orders'];
  for (const route of routeTable.filter(({ needsLogin }) => !needsLogin))
    for (const { queryKey, enabled } of route.prefetch?.(context, { id: '1', cid: '1' }, new URLSearchParams()) ?? [])
      expect(enabled !== false && personal.includes(String(queryKey[1])), `${route.id} ${String(queryKey[1])}`).toBe(
        false,
      );
});
