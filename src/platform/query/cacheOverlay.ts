import type { DataTag, Query, QueryClient, QueryKey } from '@tanstack/react-query';

export type CacheUpdate = (client: QueryClient, matches: (query: Query) => boolean) => void;

export type CacheOverlay = ReturnType<typeof createCacheOverlay>;

type Patch = { change: CacheUpdate; closedAt: number };

/** Optimistic updates, made again to responses to older requests, which would bring back what was there before. */
export function createCacheOverlay(client: QueryClient) {
  const patches = new Set<Patch>();
  const fetchedAt = new WeakMap<Query, number>();
  const invalidatedAt = new WeakMap<Query, number>();
  let tick = 0;

  const reapply = (query: Query) => {
    const fetched = fetchedAt.get(query) ?? 0;
    for (const { change, closedAt } of patches) {
      if (closedAt > fetched) change(client, (candidate) => candidate === query);
    }
    if ((invalidatedAt.get(query) ?? 0) > fetched) query.invalidate();
  };
  const prune = () => {
    if (client.isFetching() > 0) return;
    for (const patch of patches) if (patch.closedAt !== Infinity) patches.delete(patch);
  };

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'fetch') fetchedAt.set(event.query, (tick += 1));
    if (event.action.type === 'invalidate') invalidatedAt.set(event.query, (tick += 1));
    // `manual` is `setQueryData`.
    if (event.action.type === 'success' && event.action.manual !== true) {
      reapply(event.query);
      prune();
    }
  });

  const open = (change: CacheUpdate) => {
    const patch = { change, closedAt: Infinity };
    patches.add(patch);
    const everywhere = (update: CacheUpdate) => update(client, () => true);
    everywhere(change);
    return {
      /** Makes the change again, when it has become another; once cleared, the cache belongs to somebody else. */
      apply: () => void (patches.has(patch) && everywhere(change)),
      close() {
        patch.closedAt = tick += 1;
        prune();
      },
      /** Undoes the change; older responses stand as the server gave them. */
      rollback: (undo: CacheUpdate) => void (patches.delete(patch) && everywhere(undo)),
    };
  };
  /** A change the server has made already: it is made again to responses to older requests alone. */
  const make = (change: CacheUpdate) => open(change).close();
  return {
    open,
    make,
    /** The same for the data of one query, which need not have been fetched. */
    write: <T>(
      { queryKey }: { queryKey: DataTag<QueryKey, T, Error> },
      next: (former: T | undefined) => T | undefined,
    ) =>
      make((_, matches) => {
        const known = client.getQueryCache().find({ queryKey, exact: true });
        if (!known || matches(known)) client.setQueryData(queryKey, next);
      }),
    clear: () => patches.clear(),
  };
}
