import type { Query, QueryClient } from '@tanstack/react-query';

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
  /** Forgets every change: what is cached belongs to somebody else now. */
  clear(): void;
};

type Patch = { change: CacheChange; closedAt: number };

/**
 * Changes to cached answers that an answer asked for earlier cannot undo: a read under way would bring
 * back what was there before, and the next page of a list comes with copies of its former pages.
 */
export function createCachePatches(client: QueryClient): CachePatches {
  const patches = new Set<Patch>();
  const askedAt = new WeakMap<Query, number>();
  let tick = 0;

  const repair = (query: Query) => {
    const asked = askedAt.get(query) ?? 0;
    for (const { change, closedAt } of patches) {
      if (closedAt > asked) change(client, (candidate) => candidate === query);
    }
  };
  const forgetSettled = () => {
    if (client.isFetching() > 0) return;
    for (const patch of patches) if (patch.closedAt !== Infinity) patches.delete(patch);
  };

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'fetch') askedAt.set(event.query, (tick += 1));
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
  return { open, make: (change) => open(change).close(), clear: () => patches.clear() };
}
