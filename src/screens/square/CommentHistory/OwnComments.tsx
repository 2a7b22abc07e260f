import { Empty } from '#components/Empty/Empty.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Paged } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { Comment, QuotedPost } from '#domain/square.ts';
import { art } from '#theme/art.ts';
import { PagedList } from '../../shared/PagedList/PagedList.tsx';
import { HistoryRow, HistorySkeleton } from './HistoryRow.tsx';
import * as styles from './CommentHistoryScreen.css.ts';

export type OwnCommentsProps = {
  comments: Paged<Comment>;
  /** Epoch ms. */
  now: number;
  onLoadMoreComments: () => void;
  onRetryComments: () => void;
  onDeleteComment: (comment: Comment) => void;
};

/** One's own comments in all their states. */
export function OwnComments({ comments, now, onLoadMoreComments, onRetryComments, onDeleteComment }: OwnCommentsProps) {
  return (
    <PagedList
      label="我的评论"
      items={comments}
      itemKey={(comment) => comment.id}
      estimateHeight={140}
      gap={8}
      renderItem={(comment) => <OwnCommentRow comment={comment} now={now} onDelete={() => onDeleteComment(comment)} />}
      skeleton={<HistorySkeleton />}
      skeletonCount={4}
      empty={
        <Empty picture={art('empty/no-message.svg')} title="还没有评论过" actionText="去广场看看" href={paths.square} />
      }
      onLoadMore={onLoadMoreComments}
      onRetry={onRetryComments}
    />
  );
}

type OwnCommentRowProps = { comment: Comment; now: number; onDelete: () => void };

/** The comment over the post it stands under; the row leads to the comment in that post. */
function OwnCommentRow({ comment, now, onDelete }: OwnCommentRowProps) {
  const { id, postId, content, createTime, replyToName, state, post } = comment;
  return (
    <HistoryRow
      href={paths.post(postId, id)}
      title={
        <>
          {replyToName !== undefined && (
            <Text as="span" tone="ink3">
              回复 <bdi>{replyToName}</bdi>：
            </Text>
          )}
          <bdi>{content}</bdi>
        </>
      }
      description={post && <Quote post={post} />}
      createTime={createTime}
      now={now}
      state={state}
      onDelete={onDelete}
    />
  );
}

function Quote({ post: { excerpt, state } }: { post: QuotedPost }) {
  if (state === 2)
    return (
      <span className={styles.quote} data-gone="">
        原帖已删除
      </span>
    );
  return (
    <span className={styles.quote}>
      原帖：<bdi>{excerpt === '' ? '图片帖' : excerpt}</bdi>
    </span>
  );
}
