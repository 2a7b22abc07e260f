import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './History.css.ts';

/** Rows on their way. */
export function HistorySkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton height={16} />
          <Skeleton width={220} height={16} />
          <Skeleton width={120} height={12} />
        </div>
      ))}
    </>
  );
}
