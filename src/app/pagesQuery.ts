import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import { nextPage } from './nextPage.ts';

/** A list that grows by pages, counted from 1. */
export const pagesQuery = <T>(queryKey: QueryKey, read: (currentPage: number, signal: AbortSignal) => Promise<Page<T>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
