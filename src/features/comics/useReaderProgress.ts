import { useEffect, useMemo } from 'react';
import type { Api } from '#api/createApi.ts';
import { isLoggedIn } from '#domain/account.ts';
import { FIRST_POSITION, type ChapterPages, type PagePosition } from '#domain/comic.ts';
import { useCore, useService, useSession, type Core } from '#platform/core.ts';
import { createWriteBehind } from '#platform/device/storage.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { progressDependents } from './comicQueries.ts';
import { readingOf, type ReadingStore } from './readingStore.ts';

/** How often a position is stored on the device, and sent to the server. */
const STORE_EVERY_MS = 1000;
const SEND_EVERY_MS = 5000;

/** A position, and whether the chapter's end was seen in this visit. */
type SavedPosition = PagePosition & { finished: boolean };

type SaverDeps = { store: (position: SavedPosition) => void; send: (position: SavedPosition) => void };

/** Saves where somebody reads, throttled; nothing before they have moved. */
export function createProgressSaver({ store, send }: SaverDeps) {
  let position: SavedPosition = { ...FIRST_POSITION, finished: false };
  const storing = createWriteBehind(() => store(position), STORE_EVERY_MS);
  const sending = createWriteBehind(() => send(position), SEND_EVERY_MS);
  const change = (next: SavedPosition) => {
    position = next;
    storing.schedule();
    sending.schedule();
  };
  return {
    move: ({ page, offset }: PagePosition) => change({ page, offset, finished: position.finished }),
    finish: () => change({ ...position, finished: true }),
    flush() {
      storing.flush();
      sending.flush();
    },
  };
}

type ChapterSaverDeps = Pick<Core, 'log' | 'queryClient' | 'session'> & {
  reading: ReadingStore;
  api: { comics: Pick<Api['comics'], 'saveProgress'> };
};

/** On the device and with the server, neither in no-trace mode. A position belongs to `reader`, also once they have logged out. */
export function createChapterSaver(
  { api, log, queryClient, reading, session }: ChapterSaverDeps,
  { bookId, cid, no, pageCount }: Pick<ChapterPages, 'bookId' | 'cid' | 'no' | 'pageCount'>,
  reader: string,
) {
  const owner = () => reader || session.getState().account.uid;
  const store = (position: SavedPosition) =>
    reading.write({ bookId, cid, no, pageCount, ...position, device: '' }, owner());

  const send = async (position: SavedPosition): Promise<void> => {
    const stored = store(position);
    const { account } = session.getState();
    if (!stored || !isLoggedIn(account) || account.uid !== owner()) return;
    try {
      await api.comics.saveProgress(bookId, { cid, ...position, updateTime: stored.updateTime });
      invalidate(queryClient, progressDependents(account.uid), { refetchType: 'none' });
    } catch (error) {
      // It is stored on the device, and the next position is sent anyway.
      log.warn(`A reading position was not sent: ${String(error)}`);
    }
  };

  return createProgressSaver({ store, send: (position) => void send(position) });
}

/** Saves where somebody is in a chapter, also when the page is hidden or left. Before the chapter is there it does nothing. */
export function useReaderProgress(chapter: ChapterPages | undefined) {
  const core = useCore();
  const reading = useService(readingOf);
  const { bookId, cid, no, pageCount } = chapter ?? {};
  const uid = useSession(({ account }) => account.uid);
  // One for a chapter and its reader, however often the chapter is refetched.
  const saver = useMemo(() => {
    if (bookId === undefined || cid === undefined || no === undefined || pageCount === undefined) return undefined;
    return createChapterSaver({ ...core, reading }, { bookId, cid, no, pageCount }, uid);
  }, [core, reading, uid, bookId, cid, no, pageCount]);
  useEffect(() => saver?.flush, [saver]);

  return { move: (position: PagePosition) => saver?.move(position), finish: () => saver?.finish() };
}
