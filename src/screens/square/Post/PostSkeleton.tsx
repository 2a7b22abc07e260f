import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import { body } from './PostBody.css.ts';
import * as styles from './PostSkeleton.css.ts';

/** The post in grey: author, three lines, a picture. */
export function PostSkeleton() {
  return (
    <div className={body}>
      <div className={styles.author}>
        <Skeleton width={40} height={40} radius="round" />
        <div className={styles.lines}>
          <Skeleton width={96} height={16} />
          <Skeleton width={56} height={12} />
        </div>
      </div>
      <div className={styles.lines}>
        <Skeleton height={18} />
        <Skeleton height={18} />
        <Skeleton width={220} height={18} />
      </div>
      <Skeleton height={200} radius="card" />
    </div>
  );
}

/** Comments on their way. */
export function CommentsSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={styles.comment}>
          <Skeleton width={36} height={36} radius="round" />
          <div className={styles.lines}>
            <Skeleton width={88} height={14} />
            <Skeleton height={14} />
            <Skeleton width={140} height={12} />
          </div>
        </div>
      ))}
    </>
  );
}
