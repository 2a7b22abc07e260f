import { useService } from '#platform/core.ts';
import { readingOf } from '#features/comics/readingStore.ts';
import { useStore } from 'zustand';
import { mergeProgress, type Progress } from '#domain/comic.ts';

/** Where somebody stopped in a book: the newer of what the server said and what this device knows. */
export function usePlaceIn(bookId: string, said: Progress | undefined): Progress | undefined {
  const kept = useStore(useService(readingOf), ({ places }) => places[bookId]);
  return said && kept ? mergeProgress(said, kept) : (said ?? kept);
}
