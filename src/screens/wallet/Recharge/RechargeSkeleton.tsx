import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import * as skeleton from './RechargeSkeleton.css.ts';
import * as styles from './RechargeScreen.css.ts';

const PACKAGES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six packages and two ways to pay, in grey. */
export function RechargeSkeleton() {
  return (
    <>
      <div className={styles.part}>
        <Skeleton width={88} height={26} />
      </div>
      <div className={skeleton.grid}>
        {PACKAGES.map((key) => (
          <Skeleton key={key} width="full" height={116} radius="card" />
        ))}
      </div>
      <div className={styles.part}>
        <Skeleton width={88} height={26} />
      </div>
      <div className={skeleton.rows}>
        <Skeleton width="full" height={112} radius="card" />
      </div>
    </>
  );
}
