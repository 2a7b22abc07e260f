import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import { FIRST_PAGE, nextPage, type PlaceOfPage } from './nextPage.ts';

/** A list that grows by pages, counted from 1. */
export const pagesQuery = <T>(
  queryKey: QueryKey,
  read: (place: PlaceOfPage, signal: AbortSignal) => Promise<Page<T>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: nextPage,
  });
