import { paths } from '#domain/paths.ts';
import type { Post } from '#domain/square.ts';
import { PostAuthor } from '../../shared/PostCard/PostAuthor.tsx';
import { PostPictures } from '../../shared/PostPictures/PostPictures.tsx';
import { TagLink } from '../../shared/TagLink/TagLink.tsx';
import * as styles from './PostBody.css.ts';

export type PostBodyProps = {
  post: Post;
  /** Epoch ms. */
  now: number;
  onToggleFollow: () => void;
  onOpen: (path: string) => void;
};

/** The whole of a post: who, what, all its pictures, and its tag. */
export function PostBody({ post, now, onToggleFollow, onOpen }: PostBodyProps) {
  const { content, images, tag, state } = post;
  return (
    <article className={styles.body} aria-label={`${post.user.name}的帖子`}>
      {state === 1 && <p className={styles.reviewing}>帖子正在审核，通过前仅自己可见</p>}
      <PostAuthor post={post} now={now} follow="strong" onToggleFollow={onToggleFollow} />
      {content.trim() !== '' && (
        <p className={styles.text} dir="auto">
          {content}
        </p>
      )}
      <PostPictures images={images} all priority />
      {tag && (
        <div className={styles.tags}>
          <TagLink href={paths.squareTag(tag.id)} onOpen={onOpen}>
            {tag.tag}
          </TagLink>
        </div>
      )}
    </article>
  );
}
