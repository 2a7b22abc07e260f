import { invalidate } from '#platform/query/invalidate.ts';
import type { Api } from '#api/createApi.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { ChapterPages, Progress } from '#domain/comic.ts';
import type { Core } from '#platform/core.ts';
import { comicKeys } from './comicQueries.ts';
import type { ReadingStore } from './readingStore.ts';
import { createReadingSaver, type ReadingPlace, type ReadingSaver } from './readerSaver.ts';

/** What answers with reading places in it. */
export function placesKeys(uid: Account['uid']) {
  const keys = comicKeys(uid);
  return [keys.comic(), keys.chapters(), keys.comicHome(), keys.readHistory(), keys.subscriptions()];
}

export type ProgressWorld = Pick<Core, 'queryClient' | 'session'> & {
  reading: ReadingStore;
  api: { comics: Pick<Api['comics'], 'saveProgress'> };
  log: Core['log'];
};

type ReadChapter = Pick<ChapterPages, 'bookId' | 'cid' | 'no' | 'pageCount'>;

/**
 * Saves where somebody is in a chapter: on the device, and with the server behind everything else. Without a trace neither
 * is told. A place belongs to who began to read, also when it is saved after they have gone (reliability.md, promise 8).
 * @param reader who that is
 */
export function createReaderProgress(
  world: ProgressWorld,
  { bookId, cid, no, pageCount }: ReadChapter,
  reader: Account['uid'],
): ReadingSaver {
  const { api, log, queryClient, reading, session } = world;

  /** What a visitor read goes to whoever logs in, as all they read before (`adopt`). */
  const owner = () => reader || session.getState().account.uid;

  const keep = (place: ReadingPlace): Progress | undefined =>
    reading.write({ bookId, cid, no, pageCount, ...place, device: '' }, owner());

  const send = async (place: ReadingPlace): Promise<void> => {
    const kept = keep(place);
    const { account } = session.getState();
    if (!kept || !isLoggedIn(account) || account.uid !== owner()) return;
    try {
      await api.comics.saveProgress(bookId, { cid, ...place, updateTime: kept.updateTime });
      invalidate(queryClient, placesKeys(account.uid), { refetchType: 'none' });
    } catch (error) {
      // It stands on the device, and the next place is sent anyway.
      log.warn(`A reading place was not sent: ${String(error)}`);
    }
  };

  return createReadingSaver({ keep: (place) => void keep(place), send: (place) => void send(place) });
}
