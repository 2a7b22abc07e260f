import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { mergeProgress, progressSchema, type Progress } from '#domain/comic.ts';
import type { Account } from '#domain/account.ts';
import type { SessionStore } from '../session.ts';
import { storageKey, type DeviceStorage } from '../storage.ts';

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
   * Remembers a place unless a newer one is known. False in no-trace mode: then the server must not be told either.
   * @param uid whose it is: whoever is here unless told
   */
  write(progress: Progress, uid?: Account['uid']): boolean;
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

const newestFirst = (places: Places): Progress[] => Object.values(places).sort((a, b) => b.updateTime - a.updateTime);

const byBook = (places: readonly Progress[]): Places =>
  Object.fromEntries(places.map((place) => [place.bookId, place]));

function withPlace(places: Places, place: Progress): Places {
  const former = places[place.bookId];
  return { ...places, [place.bookId]: former ? mergeProgress(place, former) : place };
}

export function createReadingStore(storage: DeviceStorage, session: SessionStore): ReadingStore {
  const here = () => session.getState().account.uid;

  /** One entry that does not fit must not cost the others. */
  const load = (uid: string): Places =>
    byBook(
      Object.values(storage.read(storageKey.readProgress(uid), recordSchema, {})).flatMap((kept) => {
        const place = v.safeParse(progressSchema, kept);
        return place.success ? [place.output] : [];
      }),
    );

  const store = createStore<ReadingState>(() => ({
    places: load(here()),
    noTrace: storage.read(storageKey.noTrace, v.boolean(), false),
  }));

  const save = (uid: string, places: Places) => {
    const kept = byBook(newestFirst(places).slice(0, MAX_BOOKS));
    storage.write(storageKey.readProgress(uid), Object.keys(kept).length > 0 ? kept : undefined);
    if (uid === here()) store.setState({ places: kept });
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
    write(progress, uid = here()) {
      if (store.getState().noTrace) return false;
      save(uid, withPlace(load(uid), progress));
      return true;
    },
    remove: (bookIds) =>
      save(here(), byBook(Object.values(load(here())).filter(({ bookId }) => !bookIds.includes(bookId)))),
    clear: () => save(here(), {}),
    setNoTrace(noTrace) {
      storage.write(storageKey.noTrace, noTrace);
      store.setState({ noTrace });
    },
    adopt(uid) {
      const visitors = Object.values(load(VISITOR));
      if (visitors.length === 0) return false;
      save(uid, visitors.reduce(withPlace, load(uid)));
      save(VISITOR, {});
      return true;
    },
  };
}
