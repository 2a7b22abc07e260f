import { Countdown } from '#components/Countdown/Countdown.tsx';
import type { CheckInInfo } from '#domain/checkIn.ts';
import type { Loadable } from '#domain/loadable.ts';
import { BalancePill } from '../../shared/BalancePill/BalancePill.tsx';
import * as styles from './CheckInHead.css.ts';

export type CheckInHeadProps = {
  board: CheckInInfo;
  /** Absent for a visitor. */
  balance: Loadable<number> | undefined;
  now: number;
  onReset: () => void;
  onOpen: (path: string) => void;
};

/** The streak, what there is in all, the time left of the day, and the balance. */
export function CheckInHead({ board, balance, now, onReset, onOpen }: CheckInHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.streak}>
          已连续签到 <b className={styles.days}>{board.continuousDays}</b> 天
        </p>
        <p className={styles.line}>
          <span>累计 {board.totalDays} 天</span>
          <span aria-hidden="true">·</span>
          <Countdown end={board.resetAt} now={now} format="距重置 {hh}:{mm}:{ss}" onEnd={onReset} />
        </p>
      </div>
      {balance && <BalancePill balance={balance} onOpen={onOpen} />}
    </div>
  );
}
