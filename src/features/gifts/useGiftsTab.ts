import { useState } from 'react';
import { GIFT_STATES, type GiftState } from '#domain/gift.ts';
import { loading } from '#domain/loadable.ts';
import { useQuery } from '@tanstack/react-query';
import { useLoadable } from '#platform/query/useLoadable.ts';
import { useQueryFactory } from '#platform/core.ts';
import { giftQueries } from './giftQueries.ts';

/**
 * The tab named in the address. Where none is named and nothing was claimed yet, the page opens on what can be claimed, if
 * there is any; who came to redeem a code stays where its pack will appear.
 */
export function useGiftsTab(searchParams: URLSearchParams) {
  const named = GIFT_STATES.find((state) => state === searchParams.get('tab'));
  const [opensOn, setOpensOn] = useState<GiftState>();
  const state = named ?? opensOn ?? 'claimed';
  const own = useQuery(useQueryFactory(giftQueries).ownGifts(state));
  const looksOn =
    named === undefined && opensOn === undefined && searchParams.get('redeem') === null && own.data?.length === 0;
  const available = useQuery({ ...useQueryFactory(giftQueries).ownGifts('available'), enabled: looksOn });
  const opensOnAvailable = looksOn && (available.data?.length ?? 0) > 0;
  if (opensOnAvailable) setOpensOn('available');

  const gifts = useLoadable(own);
  const undecided = opensOnAvailable || (looksOn && available.isPending && available.isFetching);
  return { state, gifts: undecided ? loading : gifts, refetch: own.refetch };
}
