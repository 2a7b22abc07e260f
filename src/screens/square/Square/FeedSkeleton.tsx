import { visuallyHidden } from '#theme/text.css.ts';
import { PostCardSkeleton } from '../../shared/PostCard/PostCardSkeleton.tsx';
import * as styles from './FeedSkeleton.css.ts';

/** The feed before its first answer. */
export function FeedSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      <div className={styles.posts}>
        {[0, 1, 2].map((index) => (
          <PostCardSkeleton key={index} />
        ))}
      </div>
    </>
  );
}
