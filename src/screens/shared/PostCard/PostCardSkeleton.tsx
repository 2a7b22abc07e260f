import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { cell } from '../PostPictures/PostPictures.css.ts';
import * as author from './PostAuthor.css.ts';
import * as styles from './PostCardSkeleton.css.ts';

export type PostCardSkeletonProps = {
  /** Which of the first answer's posts will stand here: its words and picture may come before the code does (`src/app/boot/firstAnswer.ts`). */
  index: number;
};

/** A `PostCard` on its way: two lines and a tall picture, whose room is kept for any other. */
export function PostCardSkeleton({ index }: PostCardSkeletonProps) {
  return (
    <div className={styles.card} data-first-record={index}>
      <div className={author.author}>
        <Skeleton width={40} height={40} radius="round" />
        <div className={author.who}>
          <p className={author.nameLine}>
            <span className={author.name} dir="auto">
              <SkeletonText width={96} data-first-text="postAuthor" />
            </span>
          </p>
          <p className={author.time}>
            <SkeletonText width={64} />
          </p>
        </div>
      </div>
      <p className={styles.words} dir="auto">
        <SkeletonText lines={2} data-first-text="postWords" />
      </p>
      <div className={styles.room} aria-hidden>
        <ul className={styles.pictures}>
          <li className={`${cell} ${styles.first}`}>
            <Skeleton height="full" data-first-picture="" />
          </li>
        </ul>
      </div>
    </div>
  );
}
