import type { Api } from '#api/createApi.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { ChapterPages, Progress } from '#domain/comic.ts';
import { FIRST_PLACE, type PagePlace } from '#screens/comics/Reader/stripLayout.ts';
import type { Core } from '#platform/core.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { progressDependents } from './comicQueries.ts';
import type { ReadingStore } from './readingStore.ts';

/** How often a position is stored on the device, and sent to the server. */
const STORE_EVERY_MS = 1000;
const SEND_EVERY_MS = 5000;

/** A position, and whether the chapter's end was seen in this visit. */
type ReadingPlace = PagePlace & { finished: boolean };

type SaverDeps = {
  /** On the device; cheap, and survives the tab. */
  store: (position: ReadingPlace) => void;
  /** To the server. */
  send: (position: ReadingPlace) => void;
};

export type ProgressSaver = {
  move: (position: PagePlace) => void;
  /** The end card was seen. */
  finish: () => void;
  /** Stores and sends what is pending: the reader leaves, or may not come back. */
  flush: () => void;
};

/** A trailing throttle: `callback` runs `ms` after the first `schedule`, or at `flush`. */
function throttle(ms: number, callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    callback();
  };
  return { schedule: () => void (timer ??= setTimeout(flush, ms)), flush };
}

/** Saves where somebody reads, throttled; nothing before they have moved. */
export function createProgressSaver({ store, send }: SaverDeps): ProgressSaver {
  let position: ReadingPlace = { ...FIRST_PLACE, finished: false };
  const storing = throttle(STORE_EVERY_MS, () => store(position));
  const sending = throttle(SEND_EVERY_MS, () => send(position));
  const change = (next: ReadingPlace) => {
    position = next;
    storing.schedule();
    sending.schedule();
  };
  return {
    move: ({ page, offset }) => change({ page, offset, finished: position.finished }),
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

/**
 * Saves where somebody is in a chapter, on the device and with the server; neither in no-trace mode. A position belongs to
 * who began to read, also when it is saved after they have logged out.
 * @param reader who that is
 */
export function createChapterSaver(
  { api, log, queryClient, reading, session }: ChapterSaverDeps,
  { bookId, cid, no, pageCount }: Pick<ChapterPages, 'bookId' | 'cid' | 'no' | 'pageCount'>,
  reader: Account['uid'],
): ProgressSaver {
  /** What a visitor read goes to whoever logs in (`adopt`). */
  const owner = () => reader || session.getState().account.uid;

  const store = (position: ReadingPlace): Progress | undefined =>
    reading.write({ bookId, cid, no, pageCount, ...position, device: '' }, owner());

  const send = async (position: ReadingPlace): Promise<void> => {
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

  return createProgressSaver({ store: (position) => void store(position), send: (position) => void send(position) });
}
