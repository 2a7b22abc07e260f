import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { isHandled, isNotFound, messageOf, readFailureOf } from '#api/ApiError.ts';
import { failed, type Findable, loading, notFound, ready, type Loadable } from '#domain/loadable.ts';
import { useCore } from '../core.ts';

type QueryResult<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'>;

export function useLoadable<T>({ data, error, isFetching }: QueryResult<T>): Loadable<T> {
  return toLoadable({ data: useDeferredArrival(data), error, isFetching });
}

/** The same for what an address names: not found where its id is malformed or the server knows no such thing. */
export function useFindable<T>(query: QueryResult<T>, isValidId: boolean): Findable<T> {
  const loadable = useLoadable(query);
  return !isValidId || isNotFound(query.error) ? notFound : loadable;
}

/** Defers the first data, not its later changes: rendered at once, it blocks a slow phone for a tenth of a second. */
export function useDeferredArrival<T>(data: T | undefined): T | undefined {
  const hasArrived = useDeferredValue(data !== undefined);
  return hasArrived ? data : undefined;
}

export function toLoadable<T>({ data, error, isFetching }: QueryResult<T>): Loadable<T> {
  if (data !== undefined) return ready(data);
  return error && !isFetching ? failed(readFailureOf(error)) : loading;
}

type Refetch = (options: { throwOnError: true }) => Promise<unknown>;

/** Refetches for pull-to-refresh: what is shown stays, and a failure is reported once and rejects. */
export function useRefresh(refetch: Refetch): () => Promise<void> {
  const { toasts } = useCore();
  return async () => {
    try {
      await refetch({ throwOnError: true });
    } catch (error) {
      if (!isHandled(error)) toasts.show({ type: 'error', text: messageOf(error) });
      throw error;
    }
  };
}
