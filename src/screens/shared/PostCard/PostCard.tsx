import { ClampedText } from '#components/ClampedText/ClampedText.tsx';
import { IconLabelButton } from '#components/IconLabelButton/IconLabelButton.tsx';
import { IconLabelLink } from '#components/IconLabelButton/IconLabelLink.tsx';
import { CommentLine } from '#components/icons/CommentLine.tsx';
import { ShareLine } from '#components/icons/ShareLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { cell } from '#components/PictureGrid/PictureGrid.css.ts';
import { PictureGrid } from '#components/PictureGrid/PictureGrid.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { formatCount } from '#domain/format.ts';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { LikeButton } from './LikeButton.tsx';
import { AuthorLayout, PostAuthor } from './PostAuthor.tsx';
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

const CARD = { className: styles.card, gap: 'x10', paddingX: 'x16' } as const;
const ACTION = { layout: 'beside', tone: 'quiet', height: 'text' } as const;

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
    <Stack {...CARD} paddingY="x12">
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
      <PictureGrid images={post.images} priority={first} />
      {post.tag && (
        <div>
          <Link href={paths.squareTag(post.tag.id)}>
            <span className={styles.tag}># {post.tag.tag}</span>
          </Link>
        </div>
      )}
      {/* A count of none says what tapping does instead. */}
      <Inline justify="between" wrap>
        <IconLabelButton {...ACTION} icon={<ShareLine size={20} />} label="分享" onClick={() => onShare(post)} />
        <IconLabelLink
          {...ACTION}
          icon={<CommentLine size={20} />}
          label="评论"
          count={post.commentCount > 0 ? formatCount(post.commentCount) : undefined}
          href={paths.post(post.id)}
        />
        <LikeButton size="medium" of={post} onLike={() => onLike(post)} />
      </Inline>
    </Stack>
  );
}

/**
 * A `PostCard` while it loads: two lines and a tall picture, whose height is kept for any other. `fillPostCards` fills it before
 * React has loaded.
 */
export function PostCardSkeleton() {
  return (
    <Stack {...CARD} paddingTop="x12" paddingBottom="x24" data-slot="record">
      <AuthorLayout
        avatar={<Skeleton width={40} height={40} radius="round" />}
        name={<SkeletonText width={96} data-slot="author" />}
        meta={<SkeletonText width={64} />}
      />
      <p className={styles.skeletonContent} dir="auto">
        <SkeletonText lines={2} data-slot="content" />
      </p>
      <div className={styles.skeletonPicture} aria-hidden>
        <ul className={styles.skeletonGrid}>
          <li className={`${cell} ${styles.skeletonCell}`}>
            <Skeleton height="full" data-slot="picture" />
          </li>
        </ul>
      </div>
    </Stack>
  );
}
