import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { guestAccount } from '#domain/account.ts';
import { createAskAhead } from './createAskAhead.ts';
import type { Portal } from './portal.ts';
import { simple, type RouteEntry } from './routeEntry.ts';

/** Ways to pages whose first data never comes; `givenUp` names those that were no longer wanted. */
function begin() {
  const givenUp: string[] = [];
  const queryClient = new QueryClient();
  const reads = (id: string) => ({
    queryKey: [id],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          givenUp.push(id);
          reject(new Error('given up'));
        });
      }),
  });
  const session = { getState: () => ({ account: guestAccount }) };
  const askAhead = createAskAhead({ api: {}, queryClient, session } as unknown as Portal);
  const goTo = (id: string) => {
    const entry: RouteEntry = {
      ...simple,
      id,
      title: id,
      path: `/${id}`,
      load: () => Promise.reject(new Error('no code')),
      ask: () => [reads(id)],
    };
    askAhead({ entry, params: {} }, '');
  };
  const show = (id: string) => new QueryObserver(queryClient, reads(id)).subscribe(() => undefined);
  return { givenUp, goTo, show };
}

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
