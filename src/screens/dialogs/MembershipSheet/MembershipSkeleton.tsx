import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import * as styles from './MembershipSkeleton.css.ts';

const CARDS = ['a', 'b', 'c'];

/** Three cards, four rights and two ways to pay, in grey. */
export function MembershipSkeleton() {
  return (
    <div className={styles.body}>
      <div className={styles.cards}>
        {CARDS.map((key) => (
          <Skeleton key={key} width="full" height={128} radius="card" />
        ))}
      </div>
      <Skeleton width="full" height={74} radius="card" />
      <Skeleton width="full" height={108} radius="card" />
      <Skeleton width="full" height={48} radius="round" />
    </div>
  );
}
