import { useRef, useState } from 'react';
import type { ListTail } from './loadGate.ts';

/** One page's answer. */
export type PageAnswer<T> = { items: readonly T[]; finished: boolean };

/** Asks for one page, counted from 1; `signal` says when its answer is no longer wanted. */
export type LoadPage<T> = (page: number, signal: AbortSignal) => Promise<PageAnswer<T>>;

/** What a `VirtualList` needs to load by itself, and `reset`. */
export type Pages<T> = {
  items: readonly T[];
  tail: ListTail;
  onLoadMore: () => void;
  onRetry: () => void;
  /** Cancels what is in flight, empties the list and loads page 1, once; settles with it, so that a pull can wait. */
  reset: () => Promise<void>;
};

type Loaded<T> = { items: readonly T[]; pages: number; tail: ListTail };

const NOTHING = { items: [], pages: 0, tail: 'more' } as const;

/**
 * A list's pages, one request at a time; an answer that was overtaken by a reset is dropped (LI.P1, LI.P5). A request
 * outlives being hidden: StrictMode and a kept page look alike from here, and both come back for the answer.
 */
export function usePages<T>(loadPage: LoadPage<T>): Pages<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(NOTHING);
  const request = useRef<AbortController>(undefined);

  const load = async (before: Loaded<T>): Promise<void> => {
    const current = new AbortController();
    request.current = current;
    setLoaded({ ...before, tail: 'loading' });
    try {
      const { items, finished } = await loadPage(before.pages + 1, current.signal);
      if (request.current !== current) return;
      setLoaded({ items: [...before.items, ...items], pages: before.pages + 1, tail: finished ? 'end' : 'more' });
    } catch (error) {
      if (request.current !== current) return;
      setLoaded({ ...before, tail: 'failed' });
      throw error;
    } finally {
      if (request.current === current) request.current = undefined;
    }
  };
  const more = () => {
    // The failed tail is how a rejection is reported.
    if (!request.current) load(loaded).catch(() => undefined);
  };
  const reset = () => {
    request.current?.abort();
    return load(NOTHING);
  };
  return { items: loaded.items, tail: loaded.tail, onLoadMore: more, onRetry: more, reset };
}
