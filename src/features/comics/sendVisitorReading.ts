import * as v from 'valibot';
import type { ReadingPosition } from '#api/comics.ts';
import type { Api } from '#api/createApi.ts';
import { isLoggedIn } from '#domain/account.ts';
import type { Progress } from '#domain/comic.ts';
import type { Core } from '#platform/core.ts';
import { storageKey } from '#platform/device/storage.ts';
import { invalidate } from '#platform/query/invalidate.ts';
import { progressDependents } from './comicQueries.ts';
import type { ReadingStore } from './readingStore.ts';

type Deps = Pick<Core, 'queryClient' | 'session' | 'storage'> & {
  api: { comics: Pick<Api['comics'], 'mergeProgress'> };
  reading: ReadingStore;
};

const positionOf = ({ cid, page, offset, finished, updateTime, device }: Progress): ReadingPosition => ({
  cid,
  page,
  offset,
  finished,
  updateTime,
  device,
});

/** Gives a visitor's reading progress to who logs in, on the device and on the server; a failed merge is retried at the next start. */
export function sendVisitorReading({ api, session, storage, queryClient, reading }: Deps): void {
  const send = async (uid: string) => {
    const positions = reading.all();
    try {
      if (positions.length > 0) await api.comics.mergeProgress(positions.map(positionOf));
    } catch {
      // In the background, so no toast; the progress is on this device meanwhile.
      return;
    }
    storage.remove(storageKey.readingUnsent(uid));
    invalidate(queryClient, progressDependents(uid));
  };
  const sendUnsent = (uid: string) => {
    if (storage.read(storageKey.readingUnsent(uid), v.boolean(), false)) void send(uid);
  };

  session.subscribe(({ account }, former) => {
    if (isLoggedIn(former.account) || !isLoggedIn(account)) return;
    if (reading.adopt(account.uid)) storage.write(storageKey.readingUnsent(account.uid), true);
    sendUnsent(account.uid);
  });
  const { account } = session.getState();
  if (isLoggedIn(account)) sendUnsent(account.uid);
}
