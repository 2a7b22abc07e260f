import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './FeedSkeleton.css.ts';

/** The feed before its first answer. */
export function FeedSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>加载中…</p>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.card}>
          <div className={styles.author}>
            <Skeleton width={40} height={40} radius="round" />
            <div className={styles.texts}>
              <Skeleton width={96} height={16} />
              <Skeleton width={64} height={12} />
            </div>
          </div>
          <Skeleton height={16} />
          <Skeleton width={240} height={16} />
          <Skeleton height={160} radius="image" />
        </div>
      ))}
    </>
  );
}
