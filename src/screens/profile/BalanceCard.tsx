import { LinkButton } from '#components/Button/LinkButton.tsx';
import { RightLine } from '#components/icons/RightLine.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import type { UserStatus } from '#domain/userStatus.ts';
import { Gem } from '../shared/Gem/Gem.tsx';
import * as styles from './BalanceCard.css.ts';

export type BalanceCardProps = {
  /** Absent for a visitor, who has no balance to show. */
  status?: Loadable<UserStatus>;
  onOpen: (path: string) => void;
  onRefresh: () => void;
};

/** Diamonds held, with 充值 and 明细. A balance that is not known is `--`, never 0 (product §2.2). */
export function BalanceCard({ status, onOpen, onRefresh }: BalanceCardProps) {
  return (
    <section className={styles.card} aria-label="钻石余额">
      <Gem size={46} />
      <div className={styles.words}>
        {status?.state === 'loading' ? (
          <Skeleton width={88} height={28} />
        ) : (
          <p className={styles.amount}>{status?.state === 'ready' ? formatDiamonds(status.value.coinNum) : '--'}</p>
        )}
        <p className={styles.line}>
          钻石余额
          <span aria-hidden="true">·</span>
          {status?.state === 'failed' ? (
            <button type="button" className={styles.more} onClick={onRefresh}>
              点击刷新
            </button>
          ) : (
            <Link href={paths.ledger} onFollow={onOpen}>
              <span className={styles.more}>
                明细
                <RightLine size={14} />
              </span>
            </Link>
          )}
        </p>
      </div>
      <LinkButton href={paths.recharge} onFollow={onOpen} tone="action" size="medium">
        充值
      </LinkButton>
    </section>
  );
}
