import { Link } from '#components/Link/Link.tsx';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { BalancePill } from '../shared/BalancePill/BalancePill.tsx';
import * as styles from './WelfareHead.css.ts';

export type WelfareHeadProps = {
  /** What can be had now for nothing; undefined while nobody knows. */
  waiting: number | undefined;
  loggedIn: boolean;
  /** Diamonds held; a visitor has none to show. */
  balance: Loadable<number>;
  onOpen: (path: string) => void;
};

/** What waits today, and what one has. */
export function WelfareHead({ waiting, loggedIn, balance, onOpen }: WelfareHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.title}>{titleOf(waiting)}</p>
        {loggedIn ? (
          <BalancePill balance={balance} onOpen={onOpen} />
        ) : (
          <p className={styles.line}>
            <Link variant="standalone" href={paths.login} onFollow={onOpen}>
              登录
            </Link>
            <span>后即可领取</span>
          </p>
        )}
      </div>
      <img className={styles.picture} src="/demo/rewards/chest.svg" alt="" />
    </div>
  );
}

function titleOf(waiting: number | undefined) {
  if (waiting === undefined) return '天天有福利';
  if (waiting === 0) return '今日已领完';
  return (
    <>
      今日可领 <span className={styles.count}>{waiting}</span> 份
    </>
  );
}
