import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { formatCount, formatRelative } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './History.css.ts';

export type OwnPostRowProps = {
  post: Post;
  now: number;
  onOpen: (path: string) => void;
  onDelete: () => void;
};

/** One of one's own posts: its words, first picture and counts. */
export function OwnPostRow({ post, now, onOpen, onDelete }: OwnPostRowProps) {
  const { id, content, images, createTime, likeCount, commentCount, state } = post;
  const [picture] = images;
  return (
    <div className={styles.row}>
      <Link href={paths.post(id)} onFollow={onOpen}>
        <span className={styles.post}>
          <bdi className={styles.excerpt}>{content.trim() === '' ? `图片帖 · ${images.length} 张` : content}</bdi>
          {picture && <Picture src={picture.thumb} alt="" width={72} height={72} radius="image" />}
        </span>
      </Link>
      <div className={styles.foot}>
        <span className={styles.facts}>
          <span>{formatRelative(createTime, now)}</span>
          {state === 1 && <span className={styles.reviewing}>审核中</span>}
          <span className={styles.fact}>
            <ThumbUpLine size={16} />
            <span className={visuallyHidden}>赞</span>
            {formatCount(likeCount)}
          </span>
          <span className={styles.fact}>
            <CommentLine size={16} />
            <span className={visuallyHidden}>评论</span>
            {formatCount(commentCount)}
          </span>
        </span>
        <button type="button" className={styles.remove} onClick={onDelete}>
          删除
        </button>
      </div>
    </div>
  );
}
