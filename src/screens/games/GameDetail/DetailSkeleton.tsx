import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { hero, sheet } from './DetailBody.css.ts';
import * as styles from './DetailSkeleton.css.ts';
import { head, icon } from './Identity.css.ts';

/** The detail page in grey: the same picture, sheet and icon that are on their way. */
export function DetailSkeleton() {
  return (
    <>
      <div className={hero} data-slot="picture" />
      <div className={sheet}>
        <div>
          <div className={head}>
            <div className={icon}>
              <Skeleton width={84} height={84} radius="card" />
            </div>
            <div className={styles.names}>
              <Skeleton width={140} height={24} />
              <Skeleton width={180} height={16} />
            </div>
          </div>
          <div className={styles.facts}>
            <Skeleton width={96} height={24} />
            <Skeleton height={40} />
          </div>
        </div>
        <div className={styles.shots}>
          <Skeleton height={120} radius="image" />
          <Skeleton height={120} radius="image" />
        </div>
        <div className={styles.lines}>
          <Skeleton width={88} height={22} />
          <Skeleton height={16} />
          <Skeleton height={16} />
          <Skeleton width={220} height={16} />
        </div>
      </div>
    </>
  );
}
