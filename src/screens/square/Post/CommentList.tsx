import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Paged } from '#domain/loadable.ts';
import type { CommentEvents } from './CommentMeta.tsx';
import { CommentRow } from './CommentRow.tsx';
import { CommentsSkeleton } from './PostSkeleton.tsx';
import { FoldRow, type FoldEvents } from './FoldRow.tsx';
import { ReplyRow } from './ReplyRow.tsx';
import { threadRows, type Thread, type ThreadRow } from './thread.ts';

export type CommentListProps = CommentEvents &
  FoldEvents & {
    threads: Paged<Thread>;
    /** Who wrote the post. */
    authorUid: string;
    /** Epoch ms. */
    now: number;
    /** The comment lit for a moment: the one a link leads to, or the one just sent. */
    litId?: string | undefined;
    onLoadMoreComments: () => void;
    onRetryComments: () => void;
  };

const ROW_HEIGHT = 92;

/** The comments of a post in all their states. */
export function CommentList(props: CommentListProps) {
  const { threads, onLoadMoreComments, onRetryComments } = props;
  if (threads.state === 'loading') return <CommentsSkeleton />;
  if (threads.state === 'failed') return <ErrorBlock message={threads.message} onRetry={onRetryComments} />;
  if (threads.items.length === 0 && threads.tail === 'end')
    return <Empty picture="/demo/empty/no-content.svg" title="快来抢沙发" />;
  return (
    <VirtualList
      label="评论列表"
      items={threadRows(threads.items)}
      itemKey={(row) => row.key}
      estimateHeight={ROW_HEIGHT}
      renderItem={(row) => <Row {...props} row={row} />}
      tail={threads.tail}
      onLoadMore={onLoadMoreComments}
      onRetry={onRetryComments}
    />
  );
}

function Row({ row, litId, ...props }: CommentListProps & { row: ThreadRow }) {
  const lit = litId !== undefined && litId === row.key;
  switch (row.kind) {
    case 'comment':
      return <CommentRow {...props} comment={row.comment} lit={lit} />;
    case 'reply':
      return <ReplyRow {...props} reply={row.reply} place={row.place} lit={lit} />;
    case 'fold':
      return <FoldRow {...props} thread={row.thread} place={row.place} />;
  }
}
