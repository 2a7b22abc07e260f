import { Avatar } from '#components/Avatar/Avatar.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { formatCount } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './PostRow.css.ts';

export type PostRowProps = {
  post: Post;
  onOpen: (path: string) => void;
};

/** A post in a few lines, where the page is about something else; the whole row is one link. */
export function PostRow({ post, onOpen }: PostRowProps) {
  const { user, content, images, likeCount, commentCount } = post;
  const [picture] = images;
  return (
    <Link href={paths.post(post.id)} onFollow={onOpen}>
      <span className={styles.row}>
        <span className={styles.texts}>
          <span className={styles.words} dir="auto">
            {content.trim() === '' ? '分享图片' : content}
          </span>
          <span className={styles.line}>
            <Avatar src={user.avatar} name="" size={24} />
            <span className={styles.name} dir="auto">
              {user.name}
            </span>
            <span className={styles.count}>
              <ThumbUpLine size={14} />
              <span className={visuallyHidden}>赞</span>
              {formatCount(likeCount)}
            </span>
            <span className={styles.count}>
              <CommentLine size={14} />
              <span className={visuallyHidden}>评论</span>
              {formatCount(commentCount)}
            </span>
          </span>
        </span>
        {picture && <Picture src={picture.thumb} alt="" width={84} height={72} radius="image" />}
      </span>
    </Link>
  );
}
