import { Tag } from '#components/Tag/Tag.tsx';
import { CommentMeta, type CommentEvents } from './CommentMeta.tsx';
import { CommentText } from './CommentText.tsx';
import { LikeButton } from './LikeButton.tsx';
import type { PanelPlace, ShownComment } from './thread.ts';
import * as styles from './Comment.css.ts';

export type ReplyRowProps = CommentEvents & {
  reply: ShownComment;
  /** Who wrote the post. */
  authorUid: string;
  now: number;
  lit: boolean;
  place: PanelPlace;
};

/** A comment of the second level, in the panel under the one it belongs to. */
export function ReplyRow({ reply, authorUid, lit, place, ...props }: ReplyRowProps) {
  const { user, replyToName, sending, state } = reply;
  return (
    <div className={styles.panel} data-first={place.first ? '' : undefined} data-last={place.last ? '' : undefined}>
      <div
        className={styles.reply}
        data-lit={lit ? '' : undefined}
        data-sending={sending?.state === 'sending' ? '' : undefined}
      >
        <p className={styles.replyText}>
          <bdi className={styles.speaker}>{user.name}</bdi>
          {user.uid === authorUid && (
            <span className={styles.authorMark}>
              <Tag tone="tint">作者</Tag>
            </span>
          )}
          {replyToName !== undefined && (
            <>
              {' 回复 '}
              <bdi className={styles.speaker}>{replyToName}</bdi>
            </>
          )}
          {'：'}
          <CommentText comment={reply} />
        </p>
        <div className={styles.replyFoot}>
          <CommentMeta {...props} comment={reply} />
          {!sending && state === 0 && (
            <LikeButton
              what="回复"
              place="row"
              liked={reply.liked}
              count={reply.likeCount}
              onLike={() => props.onLikeComment(reply)}
            />
          )}
        </div>
      </div>
    </div>
  );
}
