import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { readFailureOf } from '#api/ApiError.ts';
import { failed, loading, ready, type Loadable } from '#domain/loadable.ts';

type QueryResult<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'>;

/** A query as a screen shows it: what was fetched once stays on screen while it is fetched again, or cannot be. */
export function useLoadable<T>({ data, error, isFetching }: QueryResult<T>): Loadable<T> {
  return toLoadable({ data: useDeferredArrival(data), error, isFetching });
}

/**
 * Undefined until the first data may be rendered. It is rendered at deferred priority, in slices between which a tap or a
 * key is handled: rendered at once, a page of it blocks a slow phone for a tenth of a second. Later changes, such as a
 * like, are not deferred.
 */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  const hasArrived = useDeferredValue(data !== undefined);
  return hasArrived ? data : undefined;
}

export function toLoadable<T>({ data, error, isFetching }: QueryResult<T>): Loadable<T> {
  if (data !== undefined) return ready(data);
  return error && !isFetching ? failed(readFailureOf(error)) : loading;
}
