import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import { createComicQueries } from './comics/comicQueries.ts';
import { pagesQuery } from './pagesQuery.ts';
import { createSquareQueries } from './square/squareQueries.ts';

/** 1 hottest, 2 newest. */
export type GameSort = 1 | 2;

/** What a list of games is asked for; `owned` is the tab 已购. */
export type GamesQuestion = { type: string; sort: GameSort; keyword: string };

export const OWNED_TYPE = 'owned';

/**
 * Every question the app asks the server, by name. Keys begin with the uid, so that nothing of one
 * user is ever shown to the next.
 */
export function createQueries(api: Api, uid: Account['uid']) {
  const mine = (...key: readonly unknown[]) => [uid, ...key] as const;
  return {
    comics: createComicQueries(api, uid),
    square: createSquareQueries(api, uid),
    status: queryOptions({
      queryKey: mine('status'),
      queryFn: ({ signal }) => api.account.status(uid, { signal }),
      enabled: isLoggedIn({ uid }),
      staleTime: 10_000,
      refetchOnWindowFocus: 'always',
    }),
    messages: queryOptions({
      queryKey: mine('messages'),
      queryFn: ({ signal }) => api.messages.list(uid, {}, { signal }),
      enabled: isLoggedIn({ uid }),
    }),
    home: queryOptions({
      queryKey: mine('home'),
      queryFn: ({ signal }) => api.home.load({ signal }),
    }),
    games: ({ type, sort, keyword }: GamesQuestion) =>
      pagesQuery(mine('games', type, sort, keyword), (currentPage, signal) =>
        api.games.list(
          { currentPage, sort, ...(type === OWNED_TYPE ? { owned: true } : type && { type }), ...(keyword && { keyword }) },
          { signal },
        ),
      ),
    gameTypes: queryOptions({
      queryKey: mine('gameTypes'),
      queryFn: async ({ signal }) => (await api.games.list({ currentPage: 1, pageSize: 1 }, { signal })).types,
      staleTime: 600_000,
    }),
    game: (id: string) =>
      queryOptions({
        queryKey: mine('game', id),
        queryFn: ({ signal }) => api.games.detail(id, { signal }),
      }),
    gifts: (id: string) =>
      queryOptions({
        queryKey: mine('gifts', id),
        queryFn: ({ signal }) => api.games.gifts(id, { signal }),
      }),
    rechargeOffer: queryOptions({
      queryKey: mine('rechargeOffer'),
      queryFn: ({ signal }) => api.recharge.offer({ signal }),
    }),
    order: (orderId: string) =>
      queryOptions({
        queryKey: mine('order', orderId),
        queryFn: ({ signal }) => api.recharge.order(uid, orderId, { signal }),
      }),
    invitation: queryOptions({
      queryKey: mine('invitation'),
      queryFn: ({ signal }) => api.invite.mine({ signal }),
      enabled: isLoggedIn({ uid }),
      staleTime: 600_000,
    }),
    bulletin: queryOptions({
      queryKey: mine('bulletin'),
      queryFn: ({ signal }) => api.bulletin.current({ signal }),
      staleTime: Infinity,
    }),
    contact: queryOptions({
      queryKey: mine('contact'),
      queryFn: ({ signal }) => api.account.contact({ signal }),
      staleTime: 600_000,
    }),
  };
}

export type Queries = ReturnType<typeof createQueries>;
