import { Link } from '#components/Link/Link.tsx';
import { formatRelative } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Comment, QuotedPost } from '#domain/square.ts';
import * as styles from './History.css.ts';

export type OwnCommentRowProps = {
  comment: Comment;
  now: number;
  onOpen: (path: string) => void;
  onDelete: () => void;
};

/** One of one's own comments over the post it stands under; both lead to its very place. */
export function OwnCommentRow({ comment, now, onOpen, onDelete }: OwnCommentRowProps) {
  const { id, postId, content, createTime, replyToName, state, post } = comment;
  return (
    <div className={styles.row}>
      <Link href={paths.post(postId, id)} onFollow={onOpen}>
        <span className={styles.comment}>
          <span className={styles.excerpt}>
            {replyToName !== undefined && (
              <span className={styles.target}>
                回复 <bdi>{replyToName}</bdi>：
              </span>
            )}
            <bdi>{content}</bdi>
          </span>
          {post && <Quoted post={post} />}
        </span>
      </Link>
      <div className={styles.foot}>
        <span className={styles.facts}>
          <span>{formatRelative(createTime, now)}</span>
          {state === 1 && <span className={styles.reviewing}>审核中</span>}
        </span>
        <button type="button" className={styles.remove} onClick={onDelete}>
          删除
        </button>
      </div>
    </div>
  );
}

function Quoted({ post: { excerpt, state } }: { post: QuotedPost }) {
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
