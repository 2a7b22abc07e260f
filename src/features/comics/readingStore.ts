import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { mergeProgress, progressSchema, type Progress } from '#domain/comic.ts';
import { clampToNow } from '#domain/stamp.ts';
import { createService, type Core } from '#platform/core.ts';
import { storageKey } from '#platform/device/storage.ts';

export type Places = Readonly<Record<string, Progress>>;

type ReadingState = {
  /** Of the account that is logged in, or of the visitor. */
  places: Places;
  /** 无痕阅读: nothing is stored, neither here nor on the server. */
  noTrace: boolean;
};

type Deps = Pick<Core, 'session' | 'storage'> & { device: Pick<Core['device'], 'now'> };

export type ReadingStore = ReturnType<typeof createReadingStore>;

/** Books stored per person; the one read longest ago is dropped first. */
const MAX_BOOKS = 200;

const VISITOR = '';

const recordSchema = v.record(v.string(), v.unknown());
const stampedSchema = v.object({ updateTime: v.number() });

const newestFirst = (places: Places): Progress[] => Object.values(places).sort((a, b) => b.updateTime - a.updateTime);

const byBook = (places: readonly Progress[]): Places =>
  Object.fromEntries(places.map((position) => [position.bookId, position]));

const isAhead = (record: Readonly<Record<string, unknown>>, now: number): boolean =>
  Object.values(record).some((position) => v.is(stampedSchema, position) && position.updateTime > now);

/** The newer of two places in a book, either of which may be unknown; the first wins a tie. */
export const newerProgress = (one: Progress | undefined, other: Progress | undefined): Progress | undefined =>
  one && other ? mergeProgress(one, other) : (one ?? other);

/** With `position`, unless a newer one of its book is there. */
const withPlace = (places: Places, position: Progress): Places => ({
  ...places,
  [position.bookId]: newerProgress(position, places[position.bookId]) ?? position,
});

export const readingOf = createService(createReadingStore);

/** Reading progress on this device, of the account that is logged in or of a visitor. Of it and the server's the newer counts. */
export function createReadingStore({ storage, session, device }: Deps) {
  const here = () => session.getState().account.uid;

  /** Parses entry by entry: an invalid one must not cost the others. */
  const placesIn = (record: Readonly<Record<string, unknown>>): Places =>
    byBook(
      Object.values(record).flatMap((kept) => {
        const { success, output } = v.safeParse(progressSchema, kept);
        return success ? [{ ...output, updateTime: clampToNow(output.updateTime, device.now()) }] : [];
      }),
    );
  const load = (uid: string): Places => {
    const record = storage.read(storageKey.readProgress(uid), recordSchema, {});
    const places = placesIn(record);
    // A position from the future counts as read now, once and not at every start.
    if (isAhead(record, device.now())) storage.write(storageKey.readProgress(uid), places);
    return places;
  };

  const readNoTrace = () => storage.read(storageKey.noTrace, v.boolean(), false);

  const store = createStore<ReadingState>(() => ({ places: load(here()), noTrace: readNoTrace() }));

  const change = (uid: string, next: (places: Places) => Places) => {
    storage.update(storageKey.readProgress(uid), recordSchema, {}, (record) => {
      const places = byBook(newestFirst(next(placesIn(record))).slice(0, MAX_BOOKS));
      return Object.keys(places).length > 0 ? places : undefined;
    });
    if (uid === here()) store.setState({ places: load(uid) });
  };

  const follow = (uid: string) =>
    storage.onExternalChange(storageKey.readProgress(uid), () => store.setState({ places: load(uid) }));
  let unfollow = follow(here());
  session.subscribe(({ account }, former) => {
    if (account.uid === former.account.uid) return;
    unfollow();
    unfollow = follow(account.uid);
    store.setState({ places: load(account.uid) });
  });
  storage.onExternalChange(storageKey.noTrace, () => store.setState({ noTrace: readNoTrace() }));

  const { setState, ...readable } = store;
  return {
    ...readable,
    read: (bookId: string): Progress | undefined => store.getState().places[bookId],
    all: (): readonly Progress[] => newestFirst(store.getState().places),
    /** Stores a position as the newest of its book. Undefined in no-trace mode, in which it must not be sent either. */
    write(position: Omit<Progress, 'updateTime'>, uid = here()): Progress | undefined {
      if (store.getState().noTrace) return undefined;
      const progress = { ...position, updateTime: device.now() };
      change(uid, (places) => withPlace(places, progress));
      return progress;
    },
    remove: (bookIds: readonly string[]) =>
      change(here(), (places) => byBook(Object.values(places).filter(({ bookId }) => !bookIds.includes(bookId)))),
    clear: () => change(here(), () => ({})),
    setNoTrace(noTrace: boolean) {
      storage.write(storageKey.noTrace, noTrace);
      setState({ noTrace });
    },
    /** Moves a visitor's progress to an account. False when there was none. */
    adopt(uid: string): boolean {
      const visitors = Object.values(load(VISITOR));
      if (visitors.length === 0) return false;
      change(uid, (places) => visitors.reduce(withPlace, places));
      change(VISITOR, () => ({}));
      return true;
    },
  };
}
