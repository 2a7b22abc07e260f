import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import type { UserBrief } from '#domain/square.ts';
import { MemberBadge } from '../../shared/MemberBadge/MemberBadge.tsx';
import { CommentMeta, type CommentEvents } from './CommentMeta.tsx';
import { CommentText } from './CommentText.tsx';
import { LikeButton } from './LikeButton.tsx';
import type { ShownComment } from './thread.ts';
import * as styles from './Comment.css.ts';

export type CommentRowProps = CommentEvents & {
  comment: ShownComment;
  /** Who wrote the post. */
  authorUid: string;
  now: number;
  /** Just arrived at or just sent: lit for a moment. */
  lit: boolean;
};

/** A comment of the first level. */
export function CommentRow({ comment, authorUid, lit, ...props }: CommentRowProps) {
  const { user, sending, state } = comment;
  return (
    <div
      className={styles.comment}
      data-lit={lit ? '' : undefined}
      data-sending={sending?.state === 'sending' ? '' : undefined}
    >
      <Avatar src={user.avatar} name="" size={36} />
      <div className={styles.column}>
        <div className={styles.head}>
          <Name user={user} isAuthor={user.uid === authorUid} />
          {!sending && state === 0 && (
            <LikeButton
              what="评论"
              place="row"
              liked={comment.liked}
              count={comment.likeCount}
              onLike={() => props.onLikeComment(comment)}
            />
          )}
        </div>
        <p className={styles.text}>
          <CommentText comment={comment} />
        </p>
        <CommentMeta {...props} comment={comment} />
      </div>
    </div>
  );
}

function Name({ user, isAuthor }: { user: UserBrief; isAuthor: boolean }) {
  return (
    <span className={styles.names}>
      <bdi className={styles.name}>{user.name}</bdi>
      {user.badge && <MemberBadge badge={user.badge} />}
      {isAuthor && <Tag tone="tint">作者</Tag>}
    </span>
  );
}
