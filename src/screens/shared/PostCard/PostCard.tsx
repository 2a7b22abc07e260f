import { ClampedText } from '#components/ClampedText/ClampedText.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { PostPictures } from '../PostPictures/PostPictures.tsx';
import { PostActions } from './PostActions.tsx';
import { PostAuthor } from './PostAuthor.tsx';
import * as styles from './PostCard.css.ts';

export type PostCardProps = {
  post: Post;
  /** Epoch ms, for how long ago it was written. */
  now: number;
  /** The one a page begins with: its first picture loads at once. */
  first?: boolean;
  /** Whether all of its text is shown. */
  expanded: boolean;
  onExpand: (expanded: boolean) => void;
  onLike: (post: Post) => void;
  onToggleFollow: (post: Post) => void;
  onShare: (post: Post) => void;
  /** What else can be done with it: delete, report, see no more of its author. */
  onMore: (post: Post) => void;
};

/** A post in a feed: who, what, pictures, and what can be done at once. */
export function PostCard({
  post,
  now,
  first = false,
  expanded,
  onExpand,
  onLike,
  onToggleFollow,
  onShare,
  onMore,
}: PostCardProps) {
  return (
    <Stack className={styles.card} gap="x10" paddingX="x16" paddingY="x12">
      <PostAuthor post={post} now={now} onToggleFollow={() => onToggleFollow(post)} onMore={() => onMore(post)} />
      {post.content.trim() !== '' && (
        <ClampedText expanded={expanded} onExpandedChange={onExpand}>
          <Link href={paths.post(post.id)}>
            <span className={styles.content} dir="auto">
              {post.content}
            </span>
          </Link>
        </ClampedText>
      )}
      <PostPictures images={post.images} priority={first} />
      {post.tag && (
        <div>
          <Link href={paths.squareTag(post.tag.id)}>
            <span className={styles.tag}># {post.tag.tag}</span>
          </Link>
        </div>
      )}
      <PostActions post={post} onLike={() => onLike(post)} onShare={() => onShare(post)} />
    </Stack>
  );
}
