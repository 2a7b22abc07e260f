import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { readFailureOf } from '#api/ApiError.ts';
import { failed, loading, ready, type Loadable, type Paged } from '#domain/loadable.ts';
import type { Page } from '#domain/page.ts';

type QueryFace<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'>;

/** A query as a screen sees it. What was read once stays on screen while it is read again. */
export function toLoadable<T>({ data, error, isFetching }: QueryFace<T>): Loadable<T> {
  if (data !== undefined) return ready(data);
  return error && !isFetching ? failed(readFailureOf(error)) : loading;
}

type PagesFace<T> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page<T>>>,
  'data' | 'error' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'hasNextPage'
>;

/** An infinite query as a list on a screen; an item that two pages share stands once. */
export function toPaged<T extends { id: string }>(query: PagesFace<T>): Paged<T> {
  if (!query.data) return query.error && !query.isFetching ? failed(readFailureOf(query.error)) : loading;
  const items = new Map(query.data.pages.flatMap((page) => page.records).map((item) => [item.id, item]));
  return { state: 'ready', items: [...items.values()], tail: tailOf(query) };
}

function tailOf<T>(query: PagesFace<T>) {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'failed';
  return query.hasNextPage ? 'more' : 'end';
}
