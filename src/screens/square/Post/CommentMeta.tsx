import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { MoreLine } from '#components/icons/MoreLine.tsx';
import { formatRelative } from '#domain/format.ts';
import type { ShownComment } from './thread.ts';
import * as styles from './Comment.css.ts';

/** What can be done with a comment of either level. */
export type CommentEvents = {
  onLikeComment: (comment: ShownComment) => void;
  onReply: (comment: ShownComment) => void;
  onDeleteComment: (comment: ShownComment) => void;
  /** Opens what else can be done with somebody else's comment: 举报, 不看TA. */
  onOpenCommentMenu: (comment: ShownComment) => void;
  onResend: (comment: ShownComment) => void;
  onDiscard: (comment: ShownComment) => void;
};

export type CommentMetaProps = CommentEvents & {
  comment: ShownComment;
  /** Epoch ms. */
  now: number;
};

/** The line under a comment: when it was written and what can be done with it; of one being sent, how that goes. */
export function CommentMeta({
  comment,
  now,
  onReply,
  onDeleteComment,
  onOpenCommentMenu,
  ...sending
}: CommentMetaProps) {
  if (comment.sending) return <SendingMeta {...sending} comment={comment} sending={comment.sending} />;
  if (comment.state === 2) return null;
  return (
    <div className={styles.meta}>
      <time dateTime={new Date(comment.createTime).toISOString()}>{formatRelative(comment.createTime, now)}</time>
      {comment.state === 1 && <span className={styles.reviewing}>审核中</span>}
      <button
        type="button"
        className={styles.action}
        aria-label={`回复 ${comment.user.name}`}
        onClick={() => onReply(comment)}
      >
        回复
      </button>
      {comment.isMine ? (
        <button type="button" className={styles.action} onClick={() => onDeleteComment(comment)}>
          删除
        </button>
      ) : (
        <IconButton
          label={`更多：${comment.user.name}的评论`}
          tone="quiet"
          size="small"
          onClick={() => onOpenCommentMenu(comment)}
        >
          <MoreLine size={16} />
        </IconButton>
      )}
    </div>
  );
}

type SendingMetaProps = Pick<CommentEvents, 'onResend' | 'onDiscard'> & {
  comment: ShownComment;
  sending: NonNullable<ShownComment['sending']>;
};

function SendingMeta({ comment, sending, onResend, onDiscard }: SendingMetaProps) {
  if (sending.state === 'sending')
    return (
      <div className={styles.meta} role="status">
        发送中…
      </div>
    );
  return (
    <div className={styles.failure}>
      <span role="alert">发送失败：{sending.reason}</span>
      <span className={styles.meta}>
        <Button tone="soft" size="small" onClick={() => onResend(comment)}>
          重试
        </Button>
        <Button tone="quiet" size="small" onClick={() => onDiscard(comment)}>
          删除
        </Button>
      </span>
    </div>
  );
}
