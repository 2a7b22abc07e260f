import type { DataTag, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what is cached for the questions that `concerns` picks. */
export type CacheChange = (client: QueryClient, concerns: (query: Query) => boolean) => void;

/** A change that holds against answers still on their way, until it is closed. */
export type OpenPatch = {
  /** Makes the change once more, when what it would do has become another. */
  apply(): void;
  /** From now on questions asked anew know of it by themselves. */
  close(): void;
};

export type CachePatches = {
  open(change: CacheChange): OpenPatch;
  /** A change the server knows of already: against older answers alone it must hold. */
  make(change: CacheChange): void;
  /** The same for the answer to one question, which need not have been asked. */
  write<T>(question: Question<T>, next: (former: T | undefined) => T | undefined): void;
  /** Forgets every change: what is cached belongs to somebody else now. */
  clear(): void;
};

type Question<T> = { queryKey: DataTag<QueryKey, T, Error> };

type Patch = { change: CacheChange; closedAt: number };

/**
 * The one way into the cache for what a write has changed: an answer asked for earlier cannot undo it. A read under way
 * would bring back what was there before, and the next page of a list comes with copies of its former pages. Nor does it
 * count as fresh where what it answers was invalidated meanwhile.
 */
export function createCachePatches(client: QueryClient): CachePatches {
  const patches = new Set<Patch>();
  const askedAt = new WeakMap<Query, number>();
  const invalidatedAt = new WeakMap<Query, number>();
  let tick = 0;

  const repair = (query: Query) => {
    const asked = askedAt.get(query) ?? 0;
    for (const { change, closedAt } of patches) {
      if (closedAt > asked) change(client, (candidate) => candidate === query);
    }
    if ((invalidatedAt.get(query) ?? 0) > asked) query.invalidate();
  };
  const forgetSettled = () => {
    if (client.isFetching() > 0) return;
    for (const patch of patches) if (patch.closedAt !== Infinity) patches.delete(patch);
  };

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'fetch') askedAt.set(event.query, (tick += 1));
    if (event.action.type === 'invalidate') invalidatedAt.set(event.query, (tick += 1));
    // `manual` is our own writing.
    if (event.action.type === 'success' && event.action.manual !== true) {
      repair(event.query);
      forgetSettled();
    }
  });

  const open = (change: CacheChange): OpenPatch => {
    const patch = { change, closedAt: Infinity };
    patches.add(patch);
    const apply = () => change(client, () => true);
    apply();
    return {
      apply,
      close() {
        patch.closedAt = tick += 1;
        forgetSettled();
      },
    };
  };
  const make = (change: CacheChange) => open(change).close();
  return {
    open,
    make,
    write: ({ queryKey }, next) =>
      make((_, concerns) => {
        const known = client.getQueryCache().find({ queryKey, exact: true });
        if (!known || concerns(known)) client.setQueryData(queryKey, next);
      }),
    clear: () => patches.clear(),
  };
}
