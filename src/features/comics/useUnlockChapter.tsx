import type { ChapterPages } from '#domain/comic.ts';
import { Code } from '#domain/envelope.ts';
import { useCore, useQueryFactory } from '#platform/core.ts';
import { comicQueries } from './comicQueries.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { useShortage } from '../wallet/useShortage.tsx';

/** Refusals that mean the lock is out of date. */
const OPEN_BY_NOW: readonly number[] = [Code.alreadyDone, Code.priceChanged, Code.chapterLocked];

/** Buys a chapter once; too few diamonds, as the server says, lead to recharge and back here. */
export function useUnlockChapter(chapter: ChapterPages | undefined) {
  const { api, queryClient } = useCore();
  const comics = useQueryFactory(comicQueries);
  const { dialog, tell } = useShortage();

  const refetch = async ({ bookId, cid }: ChapterPages) => {
    void queryClient.invalidateQueries({ queryKey: comics.chapters(bookId).queryKey });
    await queryClient.invalidateQueries({ queryKey: comics.chapter(bookId, cid).queryKey });
  };

  const { isPending, mutate } = useClaim({
    keyOf: ({ cid }: ChapterPages) => [`chapter:${cid}`],
    send: ({ bookId, cid, lock }, requestId) =>
      api.comics.unlock(bookId, cid, { requestId, ...(lock && lock.price !== null && { shownPrice: lock.price }) }),
    // Pending until the rest is there, so that nobody taps a lock that is open.
    onSuccess: (_, locked) => refetch(locked),
    onRefused(error, locked) {
      const { bookId, cid, lock } = locked;
      if (error.code !== undefined && OPEN_BY_NOW.includes(error.code)) void refetch(locked);
      return tell(error, lock?.price ?? 0, { kind: 'chapter', bookId, cid });
    },
    noRepeatOf: '扣费',
  });

  return { unlock: () => chapter && void mutate(chapter), unlocking: isPending, dialog };
}
