import type { HistoryEntry } from '#domain/comic.ts';
import { type Loadable, ready } from '#domain/loadable.ts';
import { useReadHistory } from './useReadHistory.ts';

/** Books of the strip 继续阅读 (product.md §2.2). */
const RECENT = 3;

/** What somebody read last; books taken down are left out. */
export function useRecent(): { recent: Loadable<readonly HistoryEntry[]>; refetch: () => void } {
  const { entries, refetch } = useReadHistory();
  return {
    recent:
      entries.state === 'ready' ? ready(entries.items.filter(({ removed }) => !removed).slice(0, RECENT)) : entries,
    refetch: () => void refetch(),
  };
}
