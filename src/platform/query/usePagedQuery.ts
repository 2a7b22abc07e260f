import {
  useInfiniteQuery,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import { readFailureOf } from '#api/ApiError.ts';
import { failed, loading, type Paged } from '#domain/loadable.ts';
import type { Page } from '#domain/page.ts';
import { useCore } from '../core.ts';
import type { PageParam } from './queryFactory.ts';
import { useDeferredArrival, useRefresh } from './useLoadable.ts';

export type PagedQueryOptions<T> = UseInfiniteQueryOptions<Page<T>, Error, InfiniteData<Page<T>>, QueryKey, PageParam>;

type PagesResult<T> = UseInfiniteQueryResult<InfiniteData<Page<T>>>;

type PagesState<T> = Pick<
  PagesResult<T>,
  'data' | 'error' | 'isFetching' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'hasNextPage'
>;

/** A list that is loaded page by page, as a screen shows it, and the library's own result. */
export function usePagedQuery<T extends { id: string }>(options: PagedQueryOptions<T>) {
  const { queryClient } = useCore();
  const query = useInfiniteQuery(options);
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = query;
  const data = useDeferredArrival(query.data);
  return {
    paged: toPaged({ data, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage }),
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    refresh: useRefresh(() => refetchFirstPage(queryClient, options)),
    query,
  };
}

/** Replaces a list by its first page. What was loaded stays until that has come, and where it does not come. */
export async function refetchFirstPage<T>(client: QueryClient, options: PagedQueryOptions<T>): Promise<void> {
  // A next page still in flight would be appended to the new first page.
  await client.cancelQueries({ queryKey: options.queryKey, exact: true });
  await client.infiniteQuery({ ...options, pages: 1, staleTime: 0 });
}

/** A list's items and what follows the last of them; an item that two pages share stands once. */
export function toPaged<T extends { id: string }>(result: PagesState<T>): Paged<T> {
  const { data, error, isFetching } = result;
  if (!data) return error && !isFetching ? failed(readFailureOf(error)) : loading;
  const items = new Map(data.pages.flatMap((page) => page.records).map((item) => [item.id, item]));
  return { state: 'ready', items: [...items.values()], tail: tailOf(result) };
}

function tailOf({ isFetchingNextPage, isFetchNextPageError, hasNextPage }: Omit<PagesState<unknown>, 'data'>) {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'failed';
  return hasNextPage ? 'more' : 'end';
}
