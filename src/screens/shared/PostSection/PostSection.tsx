import { Card } from '#components/Card/Card.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { PostRow } from '../PostRow/PostRow.tsx';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import * as styles from './PostSection.css.ts';

export type PostSectionProps = {
  title: string;
  /** Null when they could not be read. */
  posts: readonly Post[] | null;
  /** Where all of them are. */
  href?: string;
  onRetry: () => void;
  onOpen: (path: string) => void;
};

/** A few posts on a page about something else; it fails alone, and an empty one is not shown. */
export function PostSection({ title, posts, href = paths.square, onRetry, onOpen }: PostSectionProps) {
  if (posts?.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionHeading title={title} href={href} onOpen={onOpen} />
      {posts === null ? (
        <ErrorBlock compact message="这里加载失败，点击重试" onRetry={onRetry} />
      ) : (
        <Card padding="none">
          <ul>
            {posts.map((post) => (
              <li key={post.id} className={styles.item}>
                <PostRow post={post} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
