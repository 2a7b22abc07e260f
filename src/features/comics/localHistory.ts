import { isNotFound } from '#api/ApiError.ts';
import type { ComicDetail, HistoryEntry, Progress } from '#domain/comic.ts';
import { DEFAULT_PAGE_SIZE, type Page } from '#domain/page.ts';

/** A book that is not there any more, as far as the device knows it. */
const removedEntry = (place: Progress): HistoryEntry => ({
  id: place.bookId,
  title: '',
  cover: '',
  authors: [],
  tags: [],
  intro: '',
  status: 0,
  chapterTotal: 0,
  lastChapter: null,
  readCount: 0,
  subscribeCount: 0,
  subscribed: false,
  feeMark: 'free',
  unreadCount: 0,
  ...place,
  progress: place,
  removed: true,
});

/** One page of what a visitor read: the places are the device's, the books are asked for one by one. */
export async function readLocalHistory(
  places: readonly Progress[],
  currentPage: number,
  readBook: (id: string) => Promise<ComicDetail>,
): Promise<Page<HistoryEntry>> {
  const shown = places.slice((currentPage - 1) * DEFAULT_PAGE_SIZE, currentPage * DEFAULT_PAGE_SIZE);
  const records = await Promise.all(
    shown.map(async (place): Promise<HistoryEntry> => {
      try {
        const { similar: _, ...comic } = await readBook(place.bookId);
        return { ...comic, ...place, progress: place, removed: false };
      } catch (error) {
        if (isNotFound(error)) return removedEntry(place);
        throw error;
      }
    }),
  );
  return {
    records,
    total: places.length,
    currentPage,
    pageSize: DEFAULT_PAGE_SIZE,
    hasMore: currentPage * DEFAULT_PAGE_SIZE < places.length,
  };
}
