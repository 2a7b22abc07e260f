import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { cell } from '../PostPictures/PostPictures.css.ts';
import * as author from './PostAuthor.css.ts';
import * as styles from './PostCardSkeleton.css.ts';

/**
 * A `PostCard` on its way: two lines and a tall picture, whose room is kept for any other. `fillPostCards` fills it before
 * React has loaded.
 */
export function PostCardSkeleton() {
  return (
    <div className={styles.card} data-slot="record">
      <div className={author.author}>
        <Skeleton width={40} height={40} radius="round" />
        <div className={author.who}>
          <p className={author.nameLine}>
            <span className={author.name} dir="auto">
              <SkeletonText width={96} data-slot="author" />
            </span>
          </p>
          <p className={author.time}>
            <SkeletonText width={64} />
          </p>
        </div>
      </div>
      <p className={styles.words} dir="auto">
        <SkeletonText lines={2} data-slot="words" />
      </p>
      <div className={styles.room} aria-hidden>
        <ul className={styles.pictures}>
          <li className={`${cell} ${styles.first}`}>
            <Skeleton height="full" data-slot="picture" />
          </li>
        </ul>
      </div>
    </div>
  );
}
