import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComicFilter } from '#api/comics.ts';
import type { LibraryLocation } from '#domain/libraryLocation.ts';
import { useQueryFactory } from '#platform/core.ts';
import { useLoadable, useRefresh } from '#platform/query/useLoadable.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { comicQueries } from './comicQueries.ts';

/** The server's numbers: 1 hottest, 2 newest. */
const SORT = { hot: 1, new: 2 } as const;

const filterOf = ({ tag, status, fee, sort }: LibraryLocation): ComicFilter => ({
  sort: SORT[sort],
  ...(tag !== undefined && { tag }),
  ...(status !== undefined && { status }),
  ...(fee !== undefined && { fee }),
});

/** What the library shows at a location; a tab is fetched once it has been opened. */
export function useLibrary(location: LibraryLocation) {
  const comics = useQueryFactory(comicQueries);
  const opened = useOpened(location.tab);
  const { keyword = '' } = location;
  const home = useQuery(comics.home);
  const ranked = useQuery({ ...comics.rank(location.rank, location.period), enabled: opened.has('rank') });
  const tags = useQuery({ ...comics.tags, enabled: opened.has('all') });
  const updates = useComicList({ sort: 2 }, opened.has('update'));
  const filtered = useComicList(filterOf(location), opened.has('all'));
  const results = useComicList({ keyword, sort: 1 }, keyword !== '');
  const refreshes: Record<LibraryLocation['tab'], () => Promise<void>> = {
    home: useRefresh(home.refetch),
    update: updates.refresh,
    rank: useRefresh(ranked.refetch),
    all: filtered.refresh,
  };
  return {
    data: {
      home: useLoadable(home),
      ranked: useLoadable(ranked),
      tags: useLoadable(tags),
      updates: updates.list,
      filtered: filtered.list,
      results: results.list,
      onRetryHome: () => void home.refetch(),
      onRetryRank: () => void ranked.refetch(),
    },
    refresh: refreshes[location.tab],
  };
}

/** A list of comics, refetched only by its reader. */
function useComicList(filter: ComicFilter, enabled: boolean) {
  const { paged, loadMore, retry, refresh } = usePagedQuery({
    ...useQueryFactory(comicQueries).list(filter),
    enabled,
    staleTime: Infinity,
  });
  return { list: { comics: paged, onLoadMore: loadMore, onRetry: retry }, refresh };
}

/** The tabs opened so far, with the one in view. */
function useOpened<T>(inView: T): ReadonlySet<T> {
  const [opened, setOpened] = useState<ReadonlySet<T>>(() => new Set([inView]));
  if (opened.has(inView)) return opened;
  const next = new Set([...opened, inView]);
  setOpened(next);
  return next;
}
