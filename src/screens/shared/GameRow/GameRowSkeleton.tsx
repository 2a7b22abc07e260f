import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import * as styles from './GameRow.css.ts';

export type GameRowSkeletonProps = {
  /** Which of the first answer's games will stand here: its words may come before the code does (`src/app/boot/firstAnswer.ts`). */
  index: number;
};

/** A `GameRow` on its way. */
export function GameRowSkeleton({ index }: GameRowSkeletonProps) {
  return (
    <div className={styles.row} data-first-record={index}>
      <Skeleton width={52} height={52} radius="image" />
      <div className={styles.texts}>
        <div className={styles.head}>
          <span className={styles.name}>
            <SkeletonText width={96} data-first-text="gameName" />
          </span>
        </div>
        <p className={styles.line}>
          <span className={styles.brief}>
            <SkeletonText width={168} data-first-text="gameLine" />
          </span>
        </p>
      </div>
      <Skeleton width={78} height={28} radius="round" />
    </div>
  );
}
