import { ClampedText } from '#components/ClampedText/ClampedText.tsx';
import { Link } from '#components/Link/Link.tsx';
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
  onOpen: (path: string) => void;
  onLike: (post: Post) => void;
  onToggleFollow: (post: Post) => void;
  onShare: (post: Post) => void;
  /** What else can be done with it: delete, report, see no more of its author. */
  onMore: (post: Post) => void;
};

/** A post in a feed (product §2.2): who, what, pictures, and what can be done at once. */
export function PostCard({
  post,
  now,
  first = false,
  expanded,
  onExpand,
  onOpen,
  onLike,
  onToggleFollow,
  onShare,
  onMore,
}: PostCardProps) {
  return (
    <div className={styles.card}>
      <PostAuthor post={post} now={now} onToggleFollow={() => onToggleFollow(post)} onMore={() => onMore(post)} />
      {post.content.trim() !== '' && (
        <ClampedText expanded={expanded} onExpandedChange={onExpand}>
          <Link href={paths.post(post.id)} onFollow={onOpen}>
            <span className={styles.words} dir="auto">
              {post.content}
            </span>
          </Link>
        </ClampedText>
      )}
      <PostPictures images={post.images} priority={first} />
      {post.tag && (
        <div className={styles.tagRow}>
          <Link href={paths.squareTag(post.tag.id)} onFollow={onOpen}>
            <span className={styles.tag}># {post.tag.tag}</span>
          </Link>
        </div>
      )}
      <PostActions post={post} onOpen={onOpen} onLike={() => onLike(post)} onShare={() => onShare(post)} />
    </div>
  );
}
