import type { InfiniteData } from '@tanstack/react-query';
import type { ComicFilter } from '#api/comics.ts';
import type { Comic } from '#domain/comic.ts';
import type { Page } from '#domain/page.ts';
import { usePortal } from '../portal.ts';
import { toPaged } from '../queryState.ts';
import { useQueries } from '../useQueries.ts';
import { useInfiniteQuery } from '../useQuery.ts';

const firstPage = (data: InfiniteData<Page<Comic>> | undefined) =>
  data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };

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
    reread() {
      queryClient.setQueryData(question.queryKey, firstPage);
      return query.refetch({ throwOnError: true });
    },
  };
}
