import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import * as styles from './DetailSkeleton.css.ts';

/** The detail page in grey. */
export function DetailSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width="full" height={196} radius="image" />
      <div className={styles.head}>
        <Skeleton width={84} height={84} radius="card" />
        <div className={styles.names}>
          <Skeleton width={140} height={24} />
          <Skeleton width={180} height={16} />
        </div>
      </div>
      <Skeleton width="full" height={64} radius="image" />
      <Skeleton width="full" height={120} radius="image" />
      <Skeleton width="full" height={88} radius="image" />
    </div>
  );
}
