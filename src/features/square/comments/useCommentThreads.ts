import { keepPreviousData } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import type { Paged } from '#domain/loadable.ts';
import type { Comment } from '#domain/square.ts';
import type { Sort } from '#screens/shared/SortSwitch/SortSwitch.tsx';
import type { ShownComment, Thread } from '#screens/square/Post/thread.ts';
import { useQueryFactory } from '#platform/core.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { SQUARE_SORT, squareQueries } from '../squareQueries.ts';
import { threadsOf } from './threadsOf.ts';
import { useReplies } from './useReplies.ts';

/** A page may stay hidden for long; its comments stay as long, or it would come back somewhere else. */
const KEPT_MS = 3_600_000;

type Options = {
  postId: string;
  sort: Sort;
  /** The comment a link leads to: its thread is listed first. */
  focusId: string | undefined;
  /** One's own comments the server is not known to have. */
  pending: readonly ShownComment[];
  enabled: boolean;
};

/** The comments of a post with their replies, read page by page. */
export function useCommentThreads({ postId, sort, focusId, pending, enabled }: Options) {
  const square = useQueryFactory(squareQueries);
  const asked = square.comments(postId, {
    sort: SQUARE_SORT[sort],
    ...(focusId !== undefined && { commentId: focusId }),
  });
  const comments = usePagedQuery({
    ...asked,
    enabled,
    gcTime: KEPT_MS,
    // Nothing moves under the reader's eyes; a change of order shows the former one until the answer is there.
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const replies = useReplies(postId);
  const { paged } = comments;
  const { data, isPlaceholderData } = comments.query;
  const threads: Paged<Thread> =
    paged.state !== 'ready'
      ? paged
      : {
          ...paged,
          items: threadsOf(paged.items, replies.results, pending),
          tail: isPlaceholderData ? 'loading' : paged.tail,
        };

  return {
    threads,
    onUnfold: replies.unfold,
    onFold: replies.fold,
    onLoadMoreComments: comments.loadMore,
    onRetryComments: comments.retry,
    /** The comment a link leads to is not there, or no longer. */
    focusGone: focusId !== undefined && data !== undefined && !isPlaceholderData && !isListed(data.pages, focusId),
  };
}

/** Where it is at all, it stands among the first. */
const isListed = ([first]: readonly Page<Comment>[], id: string): boolean =>
  first?.records.some((comment) => comment.id === id || comment.replies.some((reply) => reply.id === id)) ?? false;
