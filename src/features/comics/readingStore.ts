import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { mergeProgress, progressSchema, type Progress } from '#domain/comic.ts';
import { clampToNow } from '#domain/stamp.ts';
import { createService, type Core } from '#platform/core.ts';
import { storageKey } from '#platform/device/storage.ts';

export type Positions = Readonly<Record<string, Progress>>;

type ReadingState = {
  /** Of the account that is logged in, or of the visitor. */
  positions: Positions;
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

const newestFirst = (positions: Positions): Progress[] =>
  Object.values(positions).sort((a, b) => b.updateTime - a.updateTime);

const byBook = (positions: readonly Progress[]): Positions =>
  Object.fromEntries(positions.map((position) => [position.bookId, position]));

const isAhead = (record: Readonly<Record<string, unknown>>, now: number): boolean =>
  Object.values(record).some((position) => v.is(stampedSchema, position) && position.updateTime > now);

/** The newer of two positions in a book, either of which may be unknown; the first wins a tie. */
export const newerProgress = (one: Progress | undefined, other: Progress | undefined): Progress | undefined =>
  one && other ? mergeProgress(one, other) : (one ?? other);

/** With `position`, unless a newer one of its book is there. */
const withPosition = (positions: Positions, position: Progress): Positions => ({
  ...positions,
  [position.bookId]: newerProgress(position, positions[position.bookId]) ?? position,
});

export const readingOf = createService(createReadingStore);

/** Reading progress on this device, of the account that is logged in or of a visitor. Of it and the server's the newer counts. */
export function createReadingStore({ storage, session, device }: Deps) {
  const here = () => session.getState().account.uid;

  /** Parses entry by entry: an invalid one must not cost the others. */
  const positionsIn = (record: Readonly<Record<string, unknown>>): Positions =>
    byBook(
      Object.values(record).flatMap((kept) => {
        const { success, output } = v.safeParse(progressSchema, kept);
        return success ? [{ ...output, updateTime: clampToNow(output.updateTime, device.now()) }] : [];
      }),
    );
  const load = (uid: string): Positions => {
    const record = storage.read(storageKey.readProgress(uid), recordSchema, {});
    const positions = positionsIn(record);
    // A position from the future counts as read now, once and not at every start.
    if (isAhead(record, device.now())) storage.write(storageKey.readProgress(uid), positions);
    return positions;
  };

  const readNoTrace = () => storage.read(storageKey.noTrace, v.boolean(), false);

  const store = createStore<ReadingState>(() => ({ positions: load(here()), noTrace: readNoTrace() }));

  const change = (uid: string, next: (positions: Positions) => Positions) => {
    storage.update(storageKey.readProgress(uid), recordSchema, {}, (record) => {
      const positions = byBook(newestFirst(next(positionsIn(record))).slice(0, MAX_BOOKS));
      return Object.keys(positions).length > 0 ? positions : undefined;
    });
    if (uid === here()) store.setState({ positions: load(uid) });
  };

  const follow = (uid: string) =>
    storage.onExternalChange(storageKey.readProgress(uid), () => store.setState({ positions: load(uid) }));
  let unfollow = follow(here());
  session.subscribe(({ account }, former) => {
    if (account.uid === former.account.uid) return;
    unfollow();
    unfollow = follow(account.uid);
    store.setState({ positions: load(account.uid) });
  });
  storage.onExternalChange(storageKey.noTrace, () => store.setState({ noTrace: readNoTrace() }));

  const { setState, ...readable } = store;
  return {
    ...readable,
    read: (bookId: string): Progress | undefined => store.getState().positions[bookId],
    all: (): readonly Progress[] => newestFirst(store.getState().positions),
    /** Stores a position as the newest of its book. Undefined in no-trace mode, in which it must not be sent either. */
    write(position: Omit<Progress, 'updateTime'>, uid = here()): Progress | undefined {
      if (store.getState().noTrace) return undefined;
      const progress = { ...position, updateTime: device.now() };
      change(uid, (positions) => withPosition(positions, progress));
      return progress;
    },
    remove: (bookIds: readonly string[]) =>
      change(here(), (positions) => byBook(Object.values(positions).filter(({ bookId }) => !bookIds.includes(bookId)))),
    clear: () => change(here(), () => ({})),
    setNoTrace(noTrace: boolean) {
      storage.write(storageKey.noTrace, noTrace);
      setState({ noTrace });
    },
    /** Moves a visitor's progress to an account. False when there was none. */
    adopt(uid: string): boolean {
      const visitors = Object.values(load(VISITOR));
      if (visitors.length === 0) return false;
      change(uid, (positions) => visitors.reduce(withPosition, positions));
      change(VISITOR, () => ({}));
      return true;
    },
  };
}
