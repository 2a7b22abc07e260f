import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './LedgerHead.css.ts';

export type LedgerHeadProps = {
  /** Diamonds held. */
  balance: Loadable<number>;
  /** Asks for the balance again after a failure. */
  onRefreshBalance: () => void;
  onOpen: (path: string) => void;
};

/** The balance and 充值. A balance that is not known is `--`, never 0. */
export function LedgerHead({ balance, onRefreshBalance, onOpen }: LedgerHeadProps) {
  return (
    <section className={styles.head} aria-label="钻石余额">
      <Gem size={46} />
      <div className={styles.words}>
        <p className={styles.label}>
          当前余额
          {balance.state === 'failed' && (
            <button type="button" className={styles.refresh} onClick={onRefreshBalance}>
              点击刷新
            </button>
          )}
        </p>
        {balance.state === 'loading' ? (
          <Skeleton width={88} height={28} />
        ) : (
          <p className={styles.amount}>{balance.state === 'ready' ? formatDiamonds(balance.value) : '--'}</p>
        )}
      </div>
      <LinkButton href={paths.recharge} onFollow={onOpen} tone="action" size="medium">
        充值
      </LinkButton>
    </section>
  );
}
