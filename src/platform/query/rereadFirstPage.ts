import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import type { PlaceOfPage } from './nextPage.ts';
import type { pagesQuery } from './pagesQuery.ts';

type Question<T> = Pick<
  ReturnType<typeof pagesQuery<T>>,
  'queryKey' | 'queryFn' | 'getNextPageParam' | 'initialPageParam'
>;

/**
 * Reads a list anew from its first page, which then stands alone: the others come again as the reader goes down. What was
 * read stays until it has come, and where it does not come.
 */
export async function rereadFirstPage<T>(client: QueryClient, question: Question<T>): Promise<void> {
  // The next page of what is given up would be put below it.
  await client.cancelQueries({ queryKey: question.queryKey, exact: true });
  await client.fetchInfiniteQuery<Page<T>, Error, Page<T>, QueryKey, PlaceOfPage>({
    ...question,
    pages: 1,
    staleTime: 0,
  });
}
