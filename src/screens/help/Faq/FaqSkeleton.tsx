import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import * as styles from './FaqScreen.css.ts';

/** Groups on their way. */
export function FaqSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton width={280} height={20} />
      <Skeleton width={60} height={24} />
      <Skeleton width="full" height={156} radius="card" />
      <Skeleton width={60} height={24} />
      <Skeleton width="full" height={104} radius="card" />
    </div>
  );
}
