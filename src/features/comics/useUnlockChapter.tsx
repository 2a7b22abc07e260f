import type { ReactNode } from 'react';
import type { ChapterPages } from '#domain/comic.ts';
import { Code } from '#domain/envelope.ts';
import { useCore, useQueries } from '#platform/core.ts';
import { comicQueries } from '#features/comics/comicQueries.ts';
import { useClaim } from '../rewards/useClaim.ts';
import { useShortage } from '../wallet/useShortage.tsx';

/** Refusals that say the lock is not what it was. */
const OPEN_BY_NOW: readonly number[] = [Code.alreadyDone, Code.priceChanged, Code.chapterLocked];

/** Buys the chapter on a tap, once; too few diamonds, by the server's word, lead to recharge and back here. */
export function useUnlockChapter(chapter: ChapterPages | undefined): {
  unlock: () => void;
  unlocking: boolean;
  dialog: ReactNode;
} {
  const { api, queryClient } = useCore();
  const comics = useQueries(comicQueries);
  const { busy, claim } = useClaim();
  const { dialog, tell } = useShortage();

  const readAnew = async ({ bookId, cid }: ChapterPages) => {
    void queryClient.invalidateQueries({ queryKey: comics.chapters(bookId).queryKey });
    await queryClient.invalidateQueries({ queryKey: comics.chapter(bookId, cid).queryKey });
  };

  const unlock = (locked: ChapterPages) => {
    const price = locked.lock?.price ?? undefined;
    return claim({
      kind: 'chapter',
      id: locked.cid,
      send: (requestId) =>
        api.comics.unlock(locked.bookId, locked.cid, { requestId, ...(price !== undefined && { shownPrice: price }) }),
      // Busy until the rest is there, so that nobody taps a lock that is open.
      onDone: () => readAnew(locked),
      onRefused(error) {
        if (error.code !== undefined && OPEN_BY_NOW.includes(error.code)) void readAnew(locked);
        return tell(error, price ?? 0, { kind: 'chapter', bookId: locked.bookId, cid: locked.cid });
      },
      never: '扣费',
    });
  };

  return { unlock: () => chapter && void unlock(chapter), unlocking: busy !== undefined, dialog };
}
