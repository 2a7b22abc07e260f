import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Comment } from '#domain/square.ts';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { OwnCommentRow } from './OwnCommentRow.tsx';

export type OwnCommentListProps = {
  comments: Paged<Comment>;
  /** Epoch ms. */
  now: number;
  onLoadMoreComments: () => void;
  onRetryComments: () => void;
  onDeleteComment: (comment: Comment) => void;
  onOpen: (path: string) => void;
};

const ROW_HEIGHT = 140;

/** One's own comments in all their states. */
export function OwnCommentList({
  comments,
  now,
  onLoadMoreComments,
  onRetryComments,
  onDeleteComment,
  onOpen,
}: OwnCommentListProps) {
  if (comments.state === 'loading') return <HistorySkeleton />;
  if (comments.state === 'failed') {
    return <ErrorBlock picture="/demo/empty/error.svg" message={comments.message} onRetry={onRetryComments} />;
  }
  if (comments.items.length === 0 && comments.tail === 'end') return <NoComments onOpen={onOpen} />;
  return (
    <VirtualList
      label="我的评论"
      items={comments.items}
      itemKey={(comment) => comment.id}
      estimateHeight={ROW_HEIGHT}
      gap={8}
      renderItem={(comment) => (
        <OwnCommentRow comment={comment} now={now} onOpen={onOpen} onDelete={() => onDeleteComment(comment)} />
      )}
      tail={comments.tail}
      onLoadMore={onLoadMoreComments}
      onRetry={onRetryComments}
    />
  );
}

function NoComments({ onOpen }: Pick<OwnCommentListProps, 'onOpen'>) {
  return (
    <Empty
      picture="/demo/empty/no-message.svg"
      title="还没有评论过"
      action={
        <LinkButton tone="soft" href={paths.square} onFollow={onOpen}>
          去广场看看
        </LinkButton>
      }
    />
  );
}
