import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { PageQuery } from '#api/createExchange.ts';
import type { Page } from '#domain/page.ts';

export type PageParam = PageQuery & { currentPage: number };

export const FIRST_PAGE: PageParam = { currentPage: 1 };

/** The param of the page after `last`; undefined at the end, and after an empty page, which would load on for ever. */
export const getNextPageParam = ({
  hasMore,
  records,
  currentPage,
  nextCursor,
}: Page<unknown>): PageParam | undefined =>
  hasMore && records.length > 0
    ? { currentPage: currentPage + 1, ...(nextCursor !== undefined && { cursor: nextCursor }) }
    : undefined;

export const pagedQuery = <T>(
  queryKey: QueryKey,
  fetchPage: (page: PageParam, signal: AbortSignal) => Promise<Page<T>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam,
  });
