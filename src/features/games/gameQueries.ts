import { queryOptions } from '@tanstack/react-query';
import type { GameSort } from '#api/games.ts';
import { createKeys, pagedQuery, type QueryContext } from '#platform/query/queryFactory.ts';

export const gameKeys = createKeys('games', 'gameTypes', 'game');

/** The filter of a list of games; the type `owned` is the tab 已购. */
export type GamesFilter = { type: string; sort: GameSort; keyword: string; tag: string };

export const OWNED_TYPE = 'owned';

export function gameQueries({ api, uid }: QueryContext) {
  const keys = gameKeys(uid);
  return {
    games: ({ type, sort, keyword, tag }: GamesFilter) =>
      pagedQuery(keys.games(type, sort, keyword, tag), (page, signal) =>
        api.games.list(
          {
            ...page,
            sort,
            ...(type === OWNED_TYPE ? { owned: true } : type && { type }),
            ...(keyword && { keyword }),
            ...(tag && { tag }),
          },
          { signal },
        ),
      ),
    gameTypes: queryOptions({
      queryKey: keys.gameTypes(),
      queryFn: async ({ signal }) => (await api.games.list({ currentPage: 1, pageSize: 1 }, { signal })).types,
      staleTime: 600_000,
    }),
    game: (id: string) =>
      queryOptions({
        queryKey: keys.game(id),
        queryFn: ({ signal }) => api.games.detail(id, { signal }),
      }),
  };
}

/** The filter of the games that an address names, beside their type; the server's numbers of an order: 1 hottest, 2 newest. */
export const gamesFilterOf = (search: URLSearchParams): Omit<GamesFilter, 'type'> => ({
  sort: search.get('sort') === 'new' ? 2 : 1,
  keyword: search.get('keyword') ?? '',
  tag: search.get('tag') ?? '',
});
