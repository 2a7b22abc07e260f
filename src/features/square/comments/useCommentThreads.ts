import { keepPreviousData } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import type { Paged } from '#domain/loadable.ts';
import { NO_REPLY, type Comment } from '#domain/square.ts';
import type { Sort } from '#domain/sort.ts';
import type { ShownComment, Thread, ThreadTail } from '#domain/thread.ts';
import { useQueryFactory } from '#platform/core.ts';
import { getNextPageParam } from '#platform/query/queryFactory.ts';
import { usePagedQuery } from '#platform/query/usePagedQuery.ts';
import { SQUARE_SORT, squareQueries } from '../squareQueries.ts';
import { useReplies, type RepliesResult } from './useReplies.ts';

/** A page may stay hidden for long; its comments stay as long, or it would come back somewhere else. */
const KEPT_MS = 3_600_000;

type Options = {
  postId: string;
  sort: Sort;
  /** The comment a link leads to: its thread is listed first. */
  focusId: string | undefined;
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

const isListed = ([first]: readonly Page<Comment>[], id: string): boolean =>
  first?.records.some((comment) => comment.id === id || comment.replies.some((reply) => reply.id === id)) ?? false;

const byTime = (a: ShownComment, b: ShownComment): number =>
  a.createTime - b.createTime || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Each once, oldest first: the one a link leads to comes ahead of its turn, and finds its place when the others are read. */
function inOrder(replies: readonly ShownComment[]): ShownComment[] {
  const once = new Map(replies.map((reply) => [reply.id, reply]));
  return [...once.values()].sort(byTime);
}

function tailOf({ data, error, isFetching, isFetchingNextPage }: RepliesResult): ThreadTail {
  if (isFetchingNextPage || (isFetching && !data)) return 'loading';
  if (error) return 'failed';
  const last = data?.pages.at(-1);
  return last && getNextPageParam(last) !== undefined ? 'more' : 'end';
}

/** A comment with those of its replies that are shown: the first few, those unfolded, and those being sent. */
function threadOf(comment: Comment, unfolded: RepliesResult | undefined, pending: readonly ShownComment[]): Thread {
  const read = unfolded?.data?.pages.flatMap(({ records }) => records) ?? [];
  const known = inOrder([...comment.replies, ...read]);
  const total = unfolded?.data?.pages.at(-1)?.total ?? comment.replyCount;
  const hidden = Math.max(0, total - known.length);
  return {
    comment,
    replies: [...known, ...pending],
    hidden,
    open: unfolded !== undefined,
    tail: unfolded ? tailOf(unfolded) : hidden > 0 ? 'more' : 'end',
  };
}

/**
 * The comments of a post as its page shows them. Of the pending ones, oldest first, new threads stand on top, and with them
 * the replies whose thread has not been read, for their writer looks for them.
 */
export function threadsOf(
  comments: readonly Comment[],
  unfolded: ReadonlyMap<string, RepliesResult>,
  pending: readonly ShownComment[],
): Thread[] {
  const listed = new Set(comments.map(({ id }) => id));
  const top = pending
    .filter(({ parentId }) => parentId === NO_REPLY || !listed.has(parentId))
    .map((comment): Thread => ({ comment, replies: [], hidden: 0, open: false, tail: 'end' }));
  const threads = comments.map((comment) =>
    threadOf(
      comment,
      unfolded.get(comment.id),
      pending.filter(({ parentId }) => parentId === comment.id),
    ),
  );
  return [...top.reverse(), ...threads];
}
