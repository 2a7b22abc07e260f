import { Avatar } from '#components/Avatar/Avatar.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ThumbUpLine } from '#components/icons/ThumbUpLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatCount } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { visuallyHidden } from '#theme/text.css.ts';

export type PostRowProps = {
  post: Post;
};

/** A post in a few lines, where the page is about something else; the whole row is one link. */
export function PostRow({ post }: PostRowProps) {
  const { user, content, images } = post;
  const [picture] = images;
  return (
    <ListItem
      size="large"
      href={paths.post(post.id)}
      title={content.trim() === '' ? '分享图片' : <span dir="auto">{content}</span>}
      titleWeight="regular"
      titleLines={2}
      meta={
        <Inline as="span" gap="x12" className={wraps}>
          <Inline as="span" gap="x6" grow className={keepsWords}>
            <Avatar src={user.avatar} name="" size={24} />
            <Text as="span" lines={1} dir="auto">
              {user.name}
            </Text>
          </Inline>
          <PostCounts post={post} />
        </Inline>
      }
      trailing={picture && <Picture src={picture.thumb} alt="" width={84} height={72} radius="image" />}
    />
  );
}

/** How many likes and comments a post has. */
export function PostCounts({ post: { likeCount, commentCount } }: PostRowProps) {
  return (
    <Inline as="span" gap="x10" shrink={false}>
      <Inline as="span" gap="x4">
        <ThumbUpLine size={14} />
        <span className={visuallyHidden}>赞</span>
        {formatCount(likeCount)}
      </Inline>
      <Inline as="span" gap="x4">
        <CommentLine size={14} />
        <span className={visuallyHidden}>评论</span>
        {formatCount(commentCount)}
      </Inline>
    </Inline>
  );
}
