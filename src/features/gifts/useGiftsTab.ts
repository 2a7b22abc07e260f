import { useEffect, useEffectEvent } from 'react';
import { GIFT_STATES, type Gift, type GiftState } from '#domain/gift.ts';
import { loading, type Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { toLoadable } from '#platform/query/queryState.ts';
import { useQueries } from '#platform/core.ts';
import { useQuery } from '#platform/query/useQuery.ts';
import { giftQueries } from '#features/gifts/giftQueries.ts';

/** The tab of 我的礼包 that the address names, and its packs. */
export type GiftsTab = {
  state: GiftState;
  gifts: Loadable<readonly Gift[]>;
  refetch: (options?: { throwOnError: true }) => Promise<unknown>;
};

/**
 * Where no tab is named and nothing was claimed yet, the page opens on what can be claimed, if there is any; who came to
 * redeem a code stays on the tab where its pack will appear.
 * @param search of the page's own address
 */
export function useGiftsTab(search: URLSearchParams, replace: (path: string) => void): GiftsTab {
  const named = GIFT_STATES.find((state) => state === search.get('tab'));
  const state = named ?? 'claimed';
  const own = useQuery(useQueries(giftQueries).ownGifts(state));
  const looksOn = named === undefined && search.get('redeem') === null && own.data?.length === 0;
  const available = useQuery({ ...useQueries(giftQueries).ownGifts('available'), enabled: looksOn });
  const leadsOn = looksOn && (available.data?.length ?? 0) > 0;

  const leadOn = useEffectEvent(() => replace(paths.giftsTab('available')));
  useEffect(() => {
    if (leadsOn) leadOn();
  }, [leadsOn]);

  const undecided = leadsOn || (looksOn && available.isPending && available.isFetching);
  return { state, gifts: undecided ? loading : toLoadable(own), refetch: own.refetch };
}
