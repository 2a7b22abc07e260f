import {
  InfiniteQueryObserver,
  notifyManager,
  QueryObserver,
  useQueryClient,
  type DefaultError,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useReducer, useState } from 'react';

/**
 * A question and what is known of its answer; asked while a component wants it. The library's own hook draws an answer in
 * one go, and a whole page of it is a tenth of a second on a slow phone: here it is drawn in pieces, between which a tap or a
 * key is answered. Anything else that changes, such as what somebody has just marked, is drawn at once.
 */
export const useQuery = <TQueryFnData, TError = DefaultError, TData = TQueryFnData, TKey extends QueryKey = QueryKey>(
  options: UseQueryOptions<TQueryFnData, TError, TData, TKey>,
): UseQueryResult<TData, TError> =>
  useObserved(options as Options, QueryObserver as Observing) as UseQueryResult<TData, TError>;

/** A list that comes page by page; as `useQuery`. */
export const useInfiniteQuery = <TQueryFnData, TError, TData, TKey extends QueryKey, TPageParam>(
  options: UseInfiniteQueryOptions<TQueryFnData, TError, TData, TKey, TPageParam>,
): UseInfiniteQueryResult<TData, TError> =>
  useObserved(options as unknown as Options, InfiniteQueryObserver as unknown as Observing) as UseInfiniteQueryResult<
    TData,
    TError
  >;

type Options = QueryObserverOptions;
type Observing = typeof QueryObserver;

function useObserved(options: Options, Observer: Observing): QueryObserverResult {
  'use no memo'; // what an observer knows changes under the compiler's eyes
  const client = useQueryClient();
  const asked = client.defaultQueryOptions(options);
  // A question about to be asked is under way already for whoever draws it.
  asked._optimisticResults = 'optimistic';
  const [observer] = useState(() => new Observer(client, asked));
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const result = observer.getOptimisticResult(asked);
  const drawn = observer.getCurrentResult();
  const catchUp = useEffectEvent(() => {
    observer.updateResult();
    if (observer.getCurrentResult() !== drawn) redraw();
  });

  useEffect(() => observer.setOptions(asked), [observer, asked]);

  useEffect(() => {
    let { isFetching } = observer.getCurrentResult();
    const follow = (next: QueryObserverResult) => {
      const isAnswer = isFetching && !next.isFetching;
      isFetching = next.isFetching;
      if (isAnswer) startTransition(redraw);
      else redraw();
    };
    const unsubscribe = observer.subscribe(notifyManager.batchCalls(follow));
    // It may have changed since it was drawn: while the page was hidden, above all.
    catchUp();
    return unsubscribe;
  }, [observer]);

  return observer.trackResult(result);
}
