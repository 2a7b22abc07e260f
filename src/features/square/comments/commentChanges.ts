import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#domain/page.ts';
import { NO_REPLY, type Comment, type Reply } from '#domain/square.ts';
import type { CacheUpdate } from '#platform/query/cacheOverlay.ts';
import { prepend } from '#platform/query/changePages.ts';
import { squareKeys } from '../squareQueries.ts';
import { squareChange } from '../squareCache.ts';

type Pages = InfiniteData<Page<Comment>>;

const has = (pages: Pages, id: string): boolean =>
  pages.pages.some(({ records }) => records.some((record) => record.id === id));

/** At the end of all replies, unless the end has not been read yet. */
function atEnd(data: Pages, reply: Comment): Pages {
  const last = data.pages.at(-1);
  if (!last || has(data, reply.id)) return data;
  const records = last.hasMore ? last.records : [...last.records, reply];
  return { ...data, pages: [...data.pages.slice(0, -1), { ...last, records, total: last.total + 1 }] };
}

const withReply = <T extends Comment | Reply>(comment: T, reply: Comment): T => {
  if (!('replies' in comment) || comment.id !== reply.parentId || comment.replies.some(({ id }) => id === reply.id))
    return comment;
  return { ...comment, replies: [...comment.replies, reply], replyCount: comment.replyCount + 1 };
};

/** A comment just made enters what is cached of its post: on top, or last under the comment it belongs to. */
export function addedComment(uid: string, comment: Comment): CacheUpdate {
  const { postId, parentId } = comment;
  return (client, predicate) => {
    if (parentId === NO_REPLY) {
      client.setQueriesData<Pages>(
        { queryKey: squareKeys(uid).comments(postId), predicate },
        // On top whatever the order, for its writer looks for it there.
        (data) => data && (has(data, comment.id) ? data : prepend(data, [comment])),
      );
      return;
    }
    squareChange(uid, { comment: (other) => withReply(other, comment) })(client, predicate);
    client.setQueriesData<Pages>(
      { queryKey: squareKeys(uid).replies(postId, parentId), predicate },
      (data) => data && atEnd(data, comment),
    );
  };
}

/** What is left of a removed comment: its place while replies stand under it, and none in one's own list. */
function remains<T extends Comment | Reply>(comment: T): T | undefined {
  const keepsPlace = 'replyCount' in comment && comment.replyCount > 0 && comment.post === undefined;
  return keepsPlace ? { ...comment, content: '', state: 2 } : undefined;
}

function withoutReply<T extends Comment | Reply>(comment: T, id: string): T {
  if (!('replies' in comment)) return comment;
  return {
    ...comment,
    replies: comment.replies.filter((reply) => reply.id !== id),
    replyCount: Math.max(0, comment.replyCount - 1),
  };
}

/** A comment of either level leaves everything cached; the replies under it stay. */
export function removedComment(uid: string, { id, parentId }: Pick<Reply, 'id' | 'parentId'>): CacheUpdate {
  return squareChange(uid, {
    comment(comment) {
      if (comment.id === id) return remains(comment);
      return comment.id === parentId ? withoutReply(comment, id) : comment;
    },
  });
}

/** Moves the number of comments in every cached copy of a post. */
export const countedComments = (uid: string, postId: string, step: 1 | -1): CacheUpdate =>
  squareChange(uid, {
    post: (post) => (post.id === postId ? { ...post, commentCount: Math.max(0, post.commentCount + step) } : post),
  });
