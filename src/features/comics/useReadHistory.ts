import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { isNotFound } from '#api/ApiError.ts';
import { isLoggedIn } from '#domain/account.ts';
import { historyEntrySchema, mergeProgress, type HistoryEntry, type Progress } from '#domain/comic.ts';
import { ready, type Loadable, type Paged } from '#domain/loadable.ts';
import { DEFAULT_PAGE_SIZE, type Page } from '#domain/page.ts';
import { useCore, useQueryFactory, useService, useSession } from '#platform/core.ts';
import { pagedQuery } from '#platform/query/queryFactory.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { comicKeys, comicQueries } from './comicQueries.ts';
import { readingOf, type Positions } from './readingStore.ts';

const RECENT = 3;

/** What somebody read, the last book first: from the server, or for a visitor from the device. */
export function useReadHistory() {
  const loggedIn = useSession(({ account }) => isLoggedIn(account));
  const { history } = useQueryFactory(comicQueries);
  const positions = useStore(useService(readingOf), (state) => state.positions);
  const local = usePagedQuery({ ...useLocalHistoryQuery(), staleTime: 0, enabled: !loggedIn });
  const own = usePagedQuery({ ...history, staleTime: 0 });
  const { paged, loadMore, retry, query } = loggedIn ? own : local;
  return {
    entries: withPositions(paged, positions),
    isLocal: !loggedIn,
    refetch: () => void query.refetch(),
    loadMore,
    retry,
  };
}

/** The books read last, for 继续阅读; removed ones are left out. */
export function useRecent(): { recent: Loadable<readonly HistoryEntry[]>; refetch: () => void } {
  const { entries, refetch } = useReadHistory();
  const recent =
    entries.state === 'ready' ? ready(entries.items.filter(({ removed }) => !removed).slice(0, RECENT)) : entries;
  return { recent, refetch };
}

/** What was read a moment ago counts before the server knows of it. */
function withPositions(entries: Paged<HistoryEntry>, positions: Positions): Paged<HistoryEntry> {
  if (entries.state !== 'ready') return entries;
  const items = entries.items.map((entry) => {
    const position = positions[entry.bookId];
    return position && entry.progress ? { ...entry, ...mergeProgress(entry.progress, position) } : entry;
  });
  return { ...entries, items: [...items].sort((a, b) => b.updateTime - a.updateTime) };
}

/** A visitor's history: the positions are the device's, the books are fetched one by one. */
function useLocalHistoryQuery() {
  const { queryClient } = useCore();
  const reading = useService(readingOf);
  const uid = useSession(({ account }) => account.uid);
  const comics = useQueryFactory(comicQueries);
  return pagedQuery(comicKeys(uid).localHistory(), async ({ currentPage }): Promise<Page<HistoryEntry>> => {
    const positions = reading.all();
    const end = currentPage * DEFAULT_PAGE_SIZE;
    const shown = positions.slice(end - DEFAULT_PAGE_SIZE, end);
    return {
      records: await Promise.all(
        shown.map((position) => fetchEntry(queryClient, comics.comic(position.bookId), position)),
      ),
      total: positions.length,
      currentPage,
      pageSize: DEFAULT_PAGE_SIZE,
      hasMore: end < positions.length,
    };
  });
}

async function fetchEntry(
  client: QueryClient,
  comicQuery: ReturnType<ReturnType<typeof comicQueries>['comic']>,
  position: Progress,
): Promise<HistoryEntry> {
  try {
    const { similar: _, ...comic } = await client.query(comicQuery);
    return { ...comic, ...position, progress: position, removed: false };
  } catch (error) {
    if (isNotFound(error)) return removedEntry(position);
    throw error;
  }
}

/** A removed book, as far as the device knows it; the schema fills in the rest. */
const removedEntry = (position: Progress): HistoryEntry =>
  v.parse(historyEntrySchema, {
    ...position,
    id: position.bookId,
    title: '',
    cover: '',
    feeMark: 'free',
    progress: position,
    removed: true,
  });
