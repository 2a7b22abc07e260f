import type { Paged } from './loadable.ts';
import type { Reply } from './square.ts';

/** Where sending stands of a comment the server does not have yet; `failed` says why. */
export type Sending = { state: 'sending' } | { state: 'failed'; reason: string };

/** A comment of either level as it is shown; one being sent bears a name of its own until it is answered. */
export type ShownComment = Reply & { sending?: Sending };

/** What can be unfolded under a comment: more replies, loading, failed, or none. */
export type ThreadTail = 'more' | 'loading' | 'failed' | 'end';

/** A comment of the first level with the replies shown under it. */
export type Thread = {
  comment: ShownComment;
  replies: readonly ShownComment[];
  /** Replies not shown. */
  hidden: number;
  /** More than the first few were asked for. */
  open: boolean;
  tail: ThreadTail;
};

/** Shown where a comment was, and where a link leads to one that is gone. */
export const GONE_COMMENT = '该评论已被删除';

/** Where a row stands in the panel of a comment's replies. */
export type PanelPosition = { first: boolean; last: boolean };

/** One row of the list: hundreds of replies under one comment are as many rows, so that only those in sight exist. */
export type ThreadRow =
  | { kind: 'comment'; key: string; comment: ShownComment }
  | { kind: 'reply'; key: string; reply: ShownComment; position: PanelPosition }
  | { kind: 'fold'; key: string; thread: Thread; position: PanelPosition };

/** Whether anything is left to unfold or to fold. */
const hasFold = ({ open, tail, hidden }: Thread): boolean =>
  open || tail === 'loading' || tail === 'failed' || hidden > 0;

function rowsOf(thread: Thread): ThreadRow[] {
  const { comment, replies } = thread;
  const folds = hasFold(thread);
  const last = replies.length - 1;
  const rows: ThreadRow[] = replies.map((reply, index) => ({
    kind: 'reply',
    key: reply.id,
    reply,
    position: { first: index === 0, last: index === last && !folds },
  }));
  if (folds)
    rows.push({
      kind: 'fold',
      key: `fold:${comment.id}`,
      thread,
      position: { first: replies.length === 0, last: true },
    });
  return [{ kind: 'comment', key: comment.id, comment }, ...rows];
}

/** The threads as rows of one list. */
export const threadRows = (threads: readonly Thread[]): ThreadRow[] => threads.flatMap(rowsOf);

/** Where a comment stands: `top` when the head of the list leads to it. */
export function positionInThreads(threads: Paged<Thread>, id: string | undefined): 'top' | 'near' | undefined {
  if (threads.state !== 'ready' || id === undefined) return undefined;
  const [first] = threads.items;
  if (first?.comment.id === id) return 'top';
  const reply = threads.items.flatMap(({ replies }) => replies).find((candidate) => candidate.id === id);
  if (!reply) return threads.items.some(({ comment }) => comment.id === id) ? 'near' : undefined;
  // Who has just answered stands where they answered; who follows a link comes from elsewhere.
  return reply.sending || reply.parentId !== first?.comment.id ? 'near' : 'top';
}
