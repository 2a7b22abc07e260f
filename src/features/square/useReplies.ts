import {
  InfiniteQueryObserver,
  type InfiniteData,
  type InfiniteQueryObserverResult,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import type { Page } from '#domain/page.ts';
import type { Comment } from '#domain/square.ts';
import type { PageParam } from '#platform/query/pagedQuery.ts';
import { useCore, useSession, useQueries } from '#platform/core.ts';
import { squareQueries } from './squareQueries.ts';

type Observer = InfiniteQueryObserver<Page<Comment>, Error, InfiniteData<Page<Comment>>, QueryKey, PageParam>;

/** What is known of the replies under one comment. */
export type RepliesResult = InfiniteQueryObserverResult<InfiniteData<Page<Comment>>>;

/** The threads unfolded on one page: how many they are is known only as they are unfolded, so no hook per thread. */
class OpenReplies {
  readonly #client: QueryClient;
  readonly #observers = new Map<string, Observer>();
  readonly #stops = new Map<string, () => void>();
  readonly #listeners = new Set<() => void>();
  #results: ReadonlyMap<string, RepliesResult> = new Map();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    for (const id of this.#observers.keys()) this.#watch(id);
    this.#publish();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      for (const stop of this.#stops.values()) stop();
      this.#stops.clear();
    };
  };

  readonly getSnapshot = (): ReadonlyMap<string, RepliesResult> => this.#results;

  /** Reads the first page, the next one, or again the one that failed. */
  unfold(id: string, options: ReturnType<ReturnType<typeof squareQueries>['replies']>): void {
    const observer = this.#observers.get(id);
    if (observer) {
      const { data } = observer.getCurrentResult();
      void (data ? observer.fetchNextPage({ cancelRefetch: false }) : observer.refetch());
      return;
    }
    this.#observers.set(id, new InfiniteQueryObserver(this.#client, { ...options, refetchOnWindowFocus: false }));
    this.#watch(id);
    this.#publish();
  }

  fold(id: string): void {
    this.#stops.get(id)?.();
    this.#stops.delete(id);
    this.#observers.delete(id);
    this.#publish();
  }

  #watch(id: string): void {
    if (this.#stops.has(id)) return;
    const stop = this.#observers.get(id)?.subscribe(() => this.#publish());
    if (stop) this.#stops.set(id, stop);
  }

  #publish(): void {
    this.#results = new Map([...this.#observers].map(([id, observer]) => [id, observer.getCurrentResult()]));
    for (const listener of this.#listeners) listener();
  }
}

/** The replies under those comments of a post whose threads are unfolded, by the comment's id. */
export function useReplies(postId: string) {
  const { queryClient } = useCore();
  const square = useQueries(squareQueries);
  const uid = useSession((state) => state.account.uid);
  const [whose, setWhose] = useState(() => ({ uid, open: new OpenReplies(queryClient) }));
  // What was read for a visitor is read anew for who has logged in.
  if (whose.uid !== uid) setWhose({ uid, open: new OpenReplies(queryClient) });
  const { open } = whose;
  const results = useSyncExternalStore(open.subscribe, open.getSnapshot, open.getSnapshot);
  return {
    results,
    unfold: (commentId: string) => open.unfold(commentId, square.replies(postId, commentId)),
    fold: (commentId: string) => open.fold(commentId),
  };
}
