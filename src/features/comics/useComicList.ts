import type { ComicFilter } from '#api/comics.ts';
import { usePortal } from '#app/portal.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { rereadFirstPage } from '#platform/query/rereadFirstPage.ts';
import { useQueries } from '#app/useQueries.ts';
import { useInfiniteQuery } from '#platform/query/useQuery.ts';

/** A list of comics; it is asked for once it is `wanted`, and read anew only when its reader asks for it. */
export function useComicList(filter: ComicFilter, wanted: boolean) {
  const { queryClient } = usePortal();
  const question = useQueries().comics.list(filter);
  const query = useInfiniteQuery({ ...question, enabled: wanted, staleTime: Infinity });
  return {
    list: {
      comics: toPaged(query),
      onLoadMore: () => void query.fetchNextPage(),
      onRetry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    },
    /** From its first page; the others come again as the reader goes down. */
    reread: () => rereadFirstPage(queryClient, question),
  };
}
