import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { AuthorLayout, PostAuthor } from '../../shared/PostCard/PostAuthor.tsx';
import { PostPictures } from '../../shared/PostPictures/PostPictures.tsx';
import { TagLink } from '../../shared/TagLink/TagLink.tsx';
import * as styles from './PostScreen.css.ts';

export type PostBodyProps = {
  post: Post;
  /** Epoch ms. */
  now: number;
  onToggleFollow: () => void;
};

const LAYOUT = { paddingX: 'x16', paddingTop: 'x8', paddingBottom: 'x16' } as const;

/** The whole of a post: who, what, all its pictures, and its tag. */
export function PostBody({ post, now, onToggleFollow }: PostBodyProps) {
  const { content, images, tag, state } = post;
  return (
    <Stack {...LAYOUT} as="article" aria-label={`${post.user.name}的帖子`}>
      {state === 1 && <Notice tone="warning">帖子正在审核，通过前仅自己可见</Notice>}
      <PostAuthor post={post} now={now} follow="strong" onToggleFollow={onToggleFollow} />
      {content.trim() !== '' && (
        <p className={styles.content} dir="auto">
          {content}
        </p>
      )}
      <PostPictures images={images} all priority />
      {tag && (
        <Inline>
          <TagLink href={paths.squareTag(tag.id)}>{tag.tag}</TagLink>
        </Inline>
      )}
    </Stack>
  );
}

/** The post in grey: author, two lines, a picture. */
export function PostSkeleton() {
  return (
    <Stack {...LAYOUT}>
      <AuthorLayout
        avatar={<Skeleton width={40} height={40} radius="round" />}
        name={<SkeletonText width={96} />}
        meta={<SkeletonText width={56} />}
      />
      <p className={styles.content}>
        <SkeletonText lines={2} />
      </p>
      <Skeleton height={200} radius="card" />
    </Stack>
  );
}
