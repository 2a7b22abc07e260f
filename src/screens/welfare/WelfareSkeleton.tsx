import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import * as styles from './WelfareScreen.css.ts';

/** The welfare centre while it is read: strip, two gifts, a line, the exchange. */
export function WelfareSkeleton() {
  return (
    <>
      <div className={styles.waiting}>
        <Skeleton width={128} height={22} />
        <Skeleton height={74} radius="image" />
      </div>
      <div className={styles.waitingPair}>
        <Skeleton height={136} radius="card" />
        <Skeleton height={136} radius="card" />
      </div>
      <Skeleton height={68} radius="card" />
      <div className={styles.waiting}>
        {[0, 1].map((index) => (
          <div key={index} className={styles.waitingRow}>
            <Skeleton width={56} height={56} radius="image" />
            <div className={styles.waitingWords}>
              <Skeleton width={112} height={16} />
              <Skeleton width={160} height={12} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
