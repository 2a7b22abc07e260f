import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './LedgerRowView.css.ts';

/** Seven rows of the ledger, or of the orders, in grey. */
export function RowsSkeleton() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={40} height={40} radius="round" />
          <div className={styles.words}>
            <Skeleton width={136} height={16} />
            <Skeleton width={104} height={12} />
          </div>
          <Skeleton width={56} height={18} />
        </div>
      ))}
    </>
  );
}
