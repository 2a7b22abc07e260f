import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './ComicRow.css.ts';

/** Rows of comics before they are known. */
export function ComicRowsSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2, 3, 4].map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={72} height={96} radius="image" />
          <span className={styles.words}>
            <Skeleton width={120} height={16} />
            <Skeleton width={160} height={14} />
            <Skeleton width={96} height={12} />
          </span>
        </div>
      ))}
    </>
  );
}
