import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { countClaimable, type TaskList } from '#domain/task.ts';
import { BalancePill } from '../../shared/BalancePill/BalancePill.tsx';
import * as styles from './TaskHead.css.ts';

export type TaskHeadProps = {
  value: TaskList;
  balance: Loadable<number>;
  loggedIn: boolean;
  now: number;
  busy?: string;
  onClaimAll: () => void;
  onReset: () => void;
  onOpen: (path: string) => void;
};

/** From how many waiting rewards on they can be taken together. */
const TOGETHER_FROM = 2;

/** What today brought, how long it lasts, and all that waits in one tap. */
export function TaskHead({ value, balance, loggedIn, now, busy, onClaimAll, onReset, onOpen }: TaskHeadProps) {
  const waiting = countClaimable(value.tasks);
  return (
    <div className={styles.head} data-reward-from="all">
      <img className={styles.picture} src="/demo/rewards/chest.svg" alt="" />
      {loggedIn ? (
        <p className={styles.earned}>
          今日已得 <b className={styles.amount}>{formatDiamonds(value.todayEarned)}</b> 钻石
        </p>
      ) : (
        <p className={styles.earned}>登录后开始任务</p>
      )}
      <p className={styles.reset}>
        <Countdown end={value.resetAt} now={now} format="距重置 {hh}:{mm}:{ss}" onEnd={onReset} />
      </p>
      {loggedIn ? (
        <BalancePill balance={balance} onOpen={onOpen} />
      ) : (
        <div className={styles.login}>
          <LinkButton size="medium" href={paths.login} onFollow={onOpen}>
            去登录
          </LinkButton>
        </div>
      )}
      {waiting >= TOGETHER_FROM && (
        <div className={styles.all}>
          <Button tone="gold" block pending={busy === 'all'} pendingText="领取中…" onClick={onClaimAll}>
            一键领取（{waiting}）
          </Button>
        </div>
      )}
    </div>
  );
}
