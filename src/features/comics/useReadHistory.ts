import { infiniteQueryOptions } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useService, useSession, useQueries } from '#platform/core.ts';
import { readingOf } from '#features/comics/readingStore.ts';
import { isLoggedIn } from '#domain/account.ts';
import { mergeProgress, type HistoryEntry } from '#domain/comic.ts';
import type { Paged } from '#domain/loadable.ts';
import { FIRST_PAGE, nextPage } from '#platform/query/nextPage.ts';
import { toPaged } from '#platform/query/queryState.ts';
import { useInfiniteQuery } from '#platform/query/useQuery.ts';
import { comicKeys, comicQueries } from '#features/comics/comicQueries.ts';
import { readLocalHistory } from './localHistory.ts';
import type { Places } from './readingStore.ts';

/** A visitor's reading history is the device's. */
function useLocalQuestion(enabled: boolean) {
  const reading = useService(readingOf);
  const uid = useSession(({ account }) => account.uid);
  const comics = useQueries(comicQueries);
  return {
    ...infiniteQueryOptions({
      queryKey: comicKeys(uid).localHistory(),
      queryFn: ({ client, pageParam }) =>
        readLocalHistory(reading.all(), pageParam.currentPage, (id) => client.fetchQuery(comics.comic(id))),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: nextPage,
    }),
    staleTime: 0,
    enabled,
  };
}

/** What somebody read, the last one first: the server's word, or the device's for a visitor. */
export function useReadHistory() {
  const loggedIn = useSession(({ account }) => isLoggedIn(account));
  const { history } = useQueries(comicQueries);
  const places = useStore(useService(readingOf), (state) => state.places);
  const local = useInfiniteQuery(useLocalQuestion(!loggedIn));
  const own = useInfiniteQuery({ ...history, staleTime: 0 });
  const query = loggedIn ? own : local;
  return {
    entries: withPlaces(toPaged(query), places),
    isLocal: !loggedIn,
    refetch: query.refetch,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

/** What was read a moment ago counts before the server has said so. */
function withPlaces(entries: Paged<HistoryEntry>, places: Places): Paged<HistoryEntry> {
  if (entries.state !== 'ready') return entries;
  const items = entries.items.map((entry) => {
    const kept = places[entry.bookId];
    return kept && entry.progress ? { ...entry, ...mergeProgress(entry.progress, kept) } : entry;
  });
  return { ...entries, items: [...items].sort((a, b) => b.updateTime - a.updateTime) };
}
