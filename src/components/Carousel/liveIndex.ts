import { useSyncExternalStore } from 'react';

/**
 * Where a carousel stands, to be read at any time. A move draws only what shows it, and not the carousel with all that
 * it holds.
 */
export type LiveIndex = {
  get: () => number;
  /** Calls `listener` after each move that the carousel made itself; returns what ends it. */
  subscribe: (listener: () => void) => () => void;
};

/** An index of the carousel's own. */
export function createLiveIndex(first: number): LiveIndex & { set: (index: number) => void } {
  const listeners = new Set<() => void>();
  let index = first;
  return {
    get: () => index,
    set(next) {
      index = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What `select` makes of the index; draws again only when that is something else. */
export function useLiveIndex<Selected extends number | boolean>(
  index: LiveIndex,
  select: (index: number) => Selected,
): Selected {
  const read = () => select(index.get());
  return useSyncExternalStore(index.subscribe, read, read);
}
