import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { List } from '#components/ListItem/List.tsx';
import { Section } from '#components/Section/Section.tsx';
import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { PostRow } from '../PostRow/PostRow.tsx';

export type PostSectionProps = {
  title: string;
  /** Null when they could not be read. */
  posts: readonly Post[] | null;
  /** Where all of them are. */
  href?: string;
  onRetry: () => void;
};

/** A few posts on a page about something else; it fails alone, and an empty one is not shown. */
export function PostSection({ title, posts, href = paths.square, onRetry }: PostSectionProps) {
  if (posts?.length === 0) return null;
  return (
    <Section title={title} href={href} gap="x12">
      {posts === null ? (
        <ErrorBlock compact message="这里加载失败，点击重试" onRetry={onRetry} />
      ) : (
        <List surface>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </List>
      )}
    </Section>
  );
}
