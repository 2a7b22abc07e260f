import { NO_REPLY, type Comment } from '#domain/square.ts';
import type { ShownComment, Thread, ThreadTail } from '#screens/square/Post/thread.ts';
import { getNextPageParam } from '#platform/query/queryFactory.ts';
import type { RepliesResult } from './useReplies.ts';

const byTime = (a: ShownComment, b: ShownComment): number =>
  a.createTime - b.createTime || (a.id < b.id ? -1 : Number(a.id > b.id));

/** Each once, oldest first: the one a link leads to comes ahead of its turn, and finds its place when the others are read. */
function inOrder(replies: readonly ShownComment[]): ShownComment[] {
  const once = new Map(replies.map((reply) => [reply.id, reply]));
  return [...once.values()].sort(byTime);
}

/** Whether the server has more replies than were read. */
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
 * The comments of a post as its page shows them.
 * @param unfolded what was read of the threads that are unfolded, by the comment's id
 * @param pending one's own comments on their way, oldest first: new threads stand on top, the newest first, and with
 *   them the answers whose thread has not been read, for somebody looks for them
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
