import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { ThumbUpFill } from '#components/icons/ThumbUpFill.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { formatCount } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './PostActions.css.ts';

export type PostActionsProps = {
  post: Post;
  onOpen: (path: string) => void;
  onLike: () => void;
  onShare: () => void;
};

/** Share, comments and like, under a post. A count of none says what tapping does instead. */
export function PostActions({ post, onOpen, onLike, onShare }: PostActionsProps) {
  const { liked, likeCount, commentCount } = post;
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.action} onClick={onShare}>
        <ShareLine size={20} />
        分享
      </button>
      <Link href={paths.post(post.id)} onFollow={onOpen}>
        <span className={styles.action}>
          <CommentLine size={20} />
          {commentCount > 0 && <span className={visuallyHidden}>评论</span>}
          {commentCount > 0 ? formatCount(commentCount) : '评论'}
        </span>
      </Link>
      <button type="button" className={styles.action} aria-pressed={liked} onClick={onLike}>
        <span className={styles.thumb}>{liked ? <ThumbUpFill size={20} /> : <ThumbUpLine size={20} />}</span>
        {likeCount > 0 && <span className={visuallyHidden}>赞</span>}
        <span className={styles.count}>{likeCount > 0 ? formatCount(likeCount) : '赞'}</span>
      </button>
    </div>
  );
}
