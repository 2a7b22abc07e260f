import {
  InfiniteQueryObserver,
  type InfiniteData,
  type InfiniteQueryObserverResult,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Page } from '#domain/page.ts';
import type { Comment } from '#domain/square.ts';
import { useCore, useQueryFactory, useSession } from '#platform/core.ts';
import type { PageParam } from '#platform/query/queryFactory.ts';
import { squareQueries } from '../squareQueries.ts';

type Observer = InfiniteQueryObserver<Page<Comment>, Error, InfiniteData<Page<Comment>>, QueryKey, PageParam>;

export type RepliesResult = InfiniteQueryObserverResult<InfiniteData<Page<Comment>>>;

/** The threads unfolded on one page: how many they are is known only as they are unfolded, so no hook per thread. */
function createUnfoldedReplies(client: QueryClient) {
  const observers = new Map<string, Observer>();
  const results = createStore<ReadonlyMap<string, RepliesResult>>(() => new Map());
  const update = () =>
    results.setState(new Map([...observers].map(([id, observer]) => [id, observer.getCurrentResult()])), true);
  const subscribeAll = () => {
    for (const observer of observers.values()) if (!observer.hasListeners()) observer.subscribe(update);
    update();
  };

  return {
    results,
    /** Reads the first page, the next one, or again the one that failed. */
    unfold(id: string, options: ReturnType<ReturnType<typeof squareQueries>['replies']>) {
      const observer = observers.get(id);
      if (observer) {
        const { data } = observer.getCurrentResult();
        void (data ? observer.fetchNextPage({ cancelRefetch: false }) : observer.refetch());
        return;
      }
      observers.set(id, new InfiniteQueryObserver(client, { ...options, refetchOnWindowFocus: false }));
      subscribeAll();
    },
    fold(id: string) {
      observers.get(id)?.destroy();
      observers.delete(id);
      update();
    },
    /** Keeps what is unfolded up to date until the returned function is called. */
    follow() {
      subscribeAll();
      return () => {
        for (const observer of observers.values()) observer.destroy();
      };
    },
  };
}

export function useReplies(postId: string) {
  const { queryClient } = useCore();
  const square = useQueryFactory(squareQueries);
  const uid = useSession((state) => state.account.uid);
  const [unfolded, setUnfolded] = useState(() => ({ uid, ...createUnfoldedReplies(queryClient) }));
  // What was read for a visitor is read again for who has logged in.
  if (unfolded.uid !== uid) setUnfolded({ uid, ...createUnfoldedReplies(queryClient) });
  useEffect(() => unfolded.follow(), [unfolded]);
  return {
    results: useStore(unfolded.results),
    unfold: (commentId: string) => unfolded.unfold(commentId, square.replies(postId, commentId)),
    fold: unfolded.fold,
  };
}
