import { createService } from '#platform/core.ts';
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mergeProgress, progressSchema, type Progress } from '#domain/comic.ts';
import { clampToNow } from '#domain/stamp.ts';
import type { Account } from '#domain/account.ts';
import type { Device } from '#platform/device/device.ts';
import type { SessionStore } from '#platform/device/session.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';

/** Where somebody stopped, by book. */
export type Places = Readonly<Record<string, Progress>>;

export type ReadingState = {
  /** What this device knows of whoever is here. */
  places: Places;
  /** 无痕阅读: nothing is remembered, neither here nor on the server. */
  noTrace: boolean;
};

/**
 * What the device knows of reading, for the person who is here or for a visitor (product.md §1.4). It
 * stands beside the server's own word, and the newer of the two counts.
 */
export type ReadingStore = Pick<StoreApi<ReadingState>, 'getState' | 'getInitialState' | 'subscribe'> & {
  read(bookId: string): Progress | undefined;
  /** Every place, the last one first. */
  all(): readonly Progress[];
  /**
   * Remembers where somebody is now, which is newer than all this device knows of the book. Gives it with its time;
   * nothing in no-trace mode: then the server must not be told either.
   * @param uid whose it is: whoever is here unless told
   */
  write(place: Omit<Progress, 'updateTime'>, uid?: Account['uid']): Progress | undefined;
  remove(bookIds: readonly string[]): void;
  clear(): void;
  setNoTrace(noTrace: boolean): void;
  /** Gives what a visitor read to the account that has logged in. False when there was nothing. */
  adopt(uid: Account['uid']): boolean;
};

/** Books remembered per person; the one opened longest ago is forgotten first. */
const MAX_BOOKS = 200;

const VISITOR = '';

const recordSchema = v.record(v.string(), v.unknown());
const stampedSchema = v.object({ updateTime: v.number() });

const newestFirst = (places: Places): Progress[] => Object.values(places).sort((a, b) => b.updateTime - a.updateTime);

const byBook = (places: readonly Progress[]): Places =>
  Object.fromEntries(places.map((place) => [place.bookId, place]));

const isAhead = (record: Readonly<Record<string, unknown>>, now: number): boolean =>
  Object.values(record).some((place) => v.is(stampedSchema, place) && place.updateTime > now);

/** Of two places known, the newer one. */
function withPlace(places: Places, place: Progress): Places {
  const former = places[place.bookId];
  return { ...places, [place.bookId]: former ? mergeProgress(place, former) : place };
}

/** That of a portal. */
export const readingOf = createService(({ storage, session, device }) => createReadingStore(storage, session, device));

export function createReadingStore(
  storage: DeviceStorage,
  session: SessionStore,
  device: Pick<Device, 'now'>,
): ReadingStore {
  const here = () => session.getState().account.uid;

  /** One entry that does not fit must not cost the others. */
  const placesIn = (record: Readonly<Record<string, unknown>>): Places => {
    const now = device.now();
    return byBook(
      Object.values(record).flatMap((kept) => {
        const place = v.safeParse(progressSchema, kept);
        return place.success ? [{ ...place.output, updateTime: clampToNow(place.output.updateTime, now) }] : [];
      }),
    );
  };
  const load = (uid: string): Places => {
    const record = storage.read(storageKey.readProgress(uid), recordSchema, {});
    const places = placesIn(record);
    // A place made when the clock was ahead counts as read now, and not as read anew at every start.
    if (isAhead(record, device.now())) storage.write(storageKey.readProgress(uid), places);
    return places;
  };

  const store = createStore<ReadingState>(() => ({
    places: load(here()),
    noTrace: storage.read(storageKey.noTrace, v.boolean(), false),
  }));

  const change = (uid: string, next: (places: Places) => Places) => {
    storage.update(storageKey.readProgress(uid), recordSchema, {}, (record) => {
      const places = byBook(newestFirst(next(placesIn(record))).slice(0, MAX_BOOKS));
      return Object.keys(places).length > 0 ? places : undefined;
    });
    if (uid === here()) store.setState({ places: load(uid) });
  };

  const follow = (uid: string) =>
    storage.onForeignChange(storageKey.readProgress(uid), () => store.setState({ places: load(uid) }));
  let unfollow = follow(here());
  session.subscribe(({ account }, former) => {
    if (account.uid === former.account.uid) return;
    unfollow();
    unfollow = follow(account.uid);
    store.setState({ places: load(account.uid) });
  });
  storage.onForeignChange(storageKey.noTrace, () =>
    store.setState({ noTrace: storage.read(storageKey.noTrace, v.boolean(), false) }),
  );

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    read: (bookId) => store.getState().places[bookId],
    all: () => newestFirst(store.getState().places),
    write(place, uid = here()) {
      if (store.getState().noTrace) return undefined;
      let progress: Progress | undefined;
      change(uid, (places) => {
        const former = places[place.bookId];
        progress = { ...place, updateTime: device.now() };
        return { ...places, [place.bookId]: former ? mergeProgress(progress, former) : progress };
      });
      return progress;
    },
    remove: (bookIds) =>
      change(here(), (places) => byBook(Object.values(places).filter(({ bookId }) => !bookIds.includes(bookId)))),
    clear: () => change(here(), () => ({})),
    setNoTrace(noTrace) {
      storage.write(storageKey.noTrace, noTrace);
      store.setState({ noTrace });
    },
    adopt(uid) {
      const visitors = Object.values(load(VISITOR));
      if (visitors.length === 0) return false;
      change(uid, (places) => visitors.reduce(withPlace, places));
      change(VISITOR, () => ({}));
      return true;
    },
  };
}
