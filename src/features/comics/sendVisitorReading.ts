import { invalidate } from '#platform/query/invalidate.ts';
import * as v from 'valibot';
import type { QueryClient } from '@tanstack/react-query';
import type { ReadingPosition } from '#api/comics.ts';
import type { Api } from '#api/createApi.ts';
import { isLoggedIn, type Account } from '#domain/account.ts';
import type { Progress } from '#domain/comic.ts';
import type { SessionStore } from '#platform/device/session.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';
import { placesKeys } from './readerProgress.ts';
import type { ReadingStore } from './readingStore.ts';

export type SendReadingWorld = {
  api: Pick<Api, 'comics'>;
  session: SessionStore;
  storage: DeviceStorage;
  queryClient: QueryClient;
  reading: ReadingStore;
};

const placeOf = ({ cid, page, offset, finished, updateTime, device }: Progress): ReadingPosition => ({
  cid,
  page,
  offset,
  finished,
  updateTime,
  device,
});

/**
 * What a visitor read goes to whoever logs in, newest place first (product.md §1.4). It becomes theirs on the
 * device at once; a merge that fails is made up for at their next start.
 */
export function sendVisitorReading({ api, session, storage, queryClient, reading }: SendReadingWorld): void {
  const send = async (uid: Account['uid']) => {
    const places = reading.all();
    try {
      if (places.length > 0) await api.comics.mergeProgress(places.map(placeOf));
    } catch {
      // The places stand on this device meanwhile; nobody asked for this call, so nobody is told.
      return;
    }
    storage.remove(storageKey.readingUnsent(uid));
    invalidate(queryClient, placesKeys(uid));
  };
  const sendUnsent = (uid: Account['uid']) => {
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
