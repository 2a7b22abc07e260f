import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './HistoryRow.css.ts';

/** The history before it is known. */
export function HistorySkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2, 3].map((index) => (
        <div key={index} className={styles.choosing}>
          <span className={styles.book}>
            <Skeleton width={54} height={72} radius="image" />
            <span className={styles.words}>
              <Skeleton width={120} height={16} />
              <Skeleton width={144} height={14} />
              <Skeleton width={64} height={12} />
            </span>
          </span>
        </div>
      ))}
    </>
  );
}
