import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import * as styles from './GameRow.css.ts';

/** A `GameRow` on its way; `fillGameRows` fills it before React has loaded. */
export function GameRowSkeleton() {
  return (
    <div className={styles.row} data-slot="record">
      <Skeleton width={52} height={52} radius="image" />
      <div className={styles.texts}>
        <div className={styles.head}>
          <span className={styles.name}>
            <SkeletonText width={96} data-slot="name" />
          </span>
        </div>
        <p className={styles.line}>
          <span className={styles.brief}>
            <SkeletonText width={168} data-slot="line" />
          </span>
        </p>
      </div>
      <Skeleton width={78} height={28} radius="round" />
    </div>
  );
}
