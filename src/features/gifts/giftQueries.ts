import { queryOptions } from '@tanstack/react-query';
import type { GiftState } from '#domain/gift.ts';
import { createKeys, type QueryContext } from '#platform/query/queryFactory.ts';

export const giftKeys = createKeys('gifts', 'ownGifts');

export function giftQueries({ api, uid }: QueryContext) {
  const keys = giftKeys(uid);
  return {
    gifts: (gameId: string) =>
      queryOptions({
        queryKey: keys.gifts(gameId),
        queryFn: ({ signal }) => api.games.gifts(gameId, { signal }),
      }),
    /** The packs of a tab of 我的礼包, or those that can be claimed. */
    ownGifts: (state: GiftState) =>
      queryOptions({
        queryKey: keys.ownGifts(state),
        queryFn: ({ signal }) => api.gifts.mine(state, { signal }),
      }),
  };
}
