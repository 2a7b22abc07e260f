import { useStore } from 'zustand';
import { mergeProgress, type Progress } from '#domain/comic.ts';
import { usePortal } from '#app/portal.ts';

/** Where somebody stopped in a book: the newer of what the server said and what this device knows. */
export function usePlaceIn(bookId: string, said: Progress | undefined): Progress | undefined {
  const kept = useStore(usePortal().reading, ({ places }) => places[bookId]);
  return said && kept ? mergeProgress(said, kept) : (said ?? kept);
}
