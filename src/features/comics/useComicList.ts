import type { ComicFilter } from '#api/comics.ts';
import { useCore, useQueries } from '#platform/core.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { rereadFirstPage } from '#platform/query/rereadFirstPage.ts';
import { useInfiniteQuery } from '#platform/query/useQuery.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';

/** A list of comics; it is asked for once it is `wanted`, and read anew only when its reader asks for it. */
export function useComicList(filter: ComicFilter, wanted: boolean) {
  const { queryClient } = useCore();
  const question = useQueries(comicQueries).list(filter);
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
