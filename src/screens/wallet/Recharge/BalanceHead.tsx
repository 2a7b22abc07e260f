import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import * as styles from './BalanceHead.css.ts';

export type BalanceHeadProps = {
  balance: Loadable<number>;
  onRetry: () => void;
};

/** 当前余额 beside the three diamonds. A balance that is not known is `--`, never 0. */
export function BalanceHead({ balance, onRetry }: BalanceHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.label}>当前余额</p>
        {balance.state === 'loading' && (
          <div className={styles.waiting}>
            <Skeleton width={96} height={28} />
          </div>
        )}
        {balance.state === 'failed' && (
          <p className={styles.line}>
            <span className={styles.amount}>--</span>
            <button type="button" className={styles.refresh} onClick={onRetry}>
              点击刷新
            </button>
          </p>
        )}
        {balance.state === 'ready' && (
          <p className={styles.line}>
            <span className={styles.amount}>{formatDiamonds(balance.value)}</span>
            <span className={styles.unit}>钻石</span>
          </p>
        )}
      </div>
      <Diamonds />
    </div>
  );
}

function Diamonds() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <img className={styles.small} data-side="left" src="/demo/rewards/diamond.svg" alt="" width={26} height={26} />
      <img className={styles.large} src="/demo/rewards/diamond.svg" alt="" width={92} height={92} />
      <img className={styles.small} data-side="right" src="/demo/rewards/diamond.svg" alt="" width={34} height={34} />
    </div>
  );
}
