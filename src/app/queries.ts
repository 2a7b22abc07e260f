import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/createApi.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { ActivityState } from '#domain/activity.ts';
import type { GiftState } from '#domain/gift.ts';
import { createComicQueries } from '#features/comics/comicQueries.ts';
import { pagesQuery } from '#platform/query/pagesQuery.ts';
import { createSquareQueries } from '#features/square/squareQueries.ts';
import { createWalletQueries } from '#features/wallet/walletQueries.ts';

/** 1 hottest, 2 newest. */
export type GameSort = 1 | 2;

/** What a list of games is asked for; `owned` is the tab 已购. */
export type GamesQuestion = { type: string; sort: GameSort; keyword: string; tag: string };

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
    wallet: createWalletQueries(api, uid),
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
      staleTime: 10_000,
      refetchOnWindowFocus: 'always',
    }),
    inbox: pagesQuery(mine('inbox'), (place, signal) => api.messages.list(uid, place, { signal })),
    home: queryOptions({
      queryKey: mine('home'),
      queryFn: ({ signal }) => api.home.load({ signal }),
    }),
    /** Everything about a keyword; nothing is asked for without one. */
    found: (keyword: string) =>
      queryOptions({
        queryKey: mine('found', keyword),
        queryFn: ({ signal }) => api.home.search(keyword, { signal }),
        enabled: keyword !== '',
      }),
    games: ({ type, sort, keyword, tag }: GamesQuestion) =>
      pagesQuery(mine('games', type, sort, keyword, tag), (place, signal) =>
        api.games.list(
          {
            ...place,
            sort,
            ...(type === OWNED_TYPE ? { owned: true } : type && { type }),
            ...(keyword && { keyword }),
            ...(tag && { tag }),
          },
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
    /** One's own packs of a tab of 我的礼包, or those one could claim. */
    ownGifts: (state: GiftState) =>
      queryOptions({
        queryKey: mine('ownGifts', state),
        queryFn: ({ signal }) => api.gifts.mine(state, { signal }),
      }),
    /** The same for everybody and for long: kept without end, so that an answer is found without a network too. */
    faq: queryOptions({
      queryKey: ['faq'],
      queryFn: ({ signal }) => api.faq.list({ signal }),
      staleTime: 3_600_000,
      gcTime: Infinity,
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
    /** The board; `month` chooses what its calendar shows, the running month unless told. */
    checkIn: (month?: string) =>
      queryOptions({
        queryKey: mine('checkIn', month ?? ''),
        queryFn: ({ signal }) => api.checkIn.info(month, { signal }),
        staleTime: 10_000,
        refetchOnWindowFocus: 'always',
      }),
    /** Never taken for fresh: whoever comes back from a task wants to see what it did. */
    tasks: queryOptions({
      queryKey: mine('tasks'),
      queryFn: ({ signal }) => api.tasks.list(undefined, { signal }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
    /** What waits there changes with the day. */
    welfare: queryOptions({
      queryKey: mine('welfare'),
      queryFn: ({ signal }) => api.welfare.home({ signal }),
      staleTime: 10_000,
      refetchOnWindowFocus: 'always',
    }),
    activities: (state: ActivityState) =>
      pagesQuery(mine('activities', state), (place, signal) => api.activities.list(state, place, { signal })),
    /** Unknown: an error of code 1201. */
    activity: (id: string) =>
      queryOptions({
        queryKey: mine('activity', id),
        queryFn: ({ signal }) => api.activities.detail(id, { signal }),
      }),
    invitation: queryOptions({
      queryKey: mine('invitation'),
      queryFn: ({ signal }) => api.invite.mine({ signal }),
      enabled: isLoggedIn({ uid }),
      staleTime: 600_000,
    }),
    inviteCheck: (code: string) =>
      queryOptions({
        queryKey: ['inviteCheck', code],
        queryFn: ({ signal }) => api.invite.check(code, { signal }),
        enabled: code !== '',
        staleTime: 60_000,
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
