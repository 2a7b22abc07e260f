import { useState } from 'react';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { CalendarDay, CheckInInfo } from '#domain/checkIn.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { RewardFlight, type FlyingReward } from '../../shared/RewardFlight/RewardFlight.tsx';
import { RulesSheet } from '../../shared/RulesSheet/RulesSheet.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { CheckInHead } from './CheckInHead.tsx';
import { CheckInSkeleton } from './CheckInSkeleton.tsx';
import * as styles from './CheckInScreen.css.ts';
import { MakeUpDialog } from './MakeUpDialog.tsx';
import { Milestones } from './Milestones.tsx';
import { MonthCard } from './MonthCard.tsx';
import { SkyScene } from './SkyScene.tsx';
import { SuccessSheet, type CheckInSuccess } from './SuccessSheet.tsx';

export type CheckInScreenProps = {
  /** The board; its calendar counts only where `calendar` shows the same month. */
  info: Loadable<CheckInInfo>;
  /** The month the calendar shows, YYYY-MM; the server's own unless told. */
  month?: string;
  /** The days of that month. */
  calendar: Loadable<readonly CalendarDay[]>;
  /** Diamonds held; a visitor has none to show. */
  balance: Loadable<number>;
  loggedIn: boolean;
  /** The server's time of now, epoch ms. */
  now: number;
  /** What is being asked of the server: `checkIn`, `makeUp`, or `milestone-3` for the gift of so many days. */
  busy?: string;
  /** What today's check-in brought, while that is told. */
  success?: CheckInSuccess;
  /** Diamonds on their way to the balance. */
  reward?: FlyingReward;
  /** The missed day somebody is about to make up, YYYY-MM-DD. */
  makeUpDate?: string;
  onCheckIn: () => void;
  onCloseSuccess: () => void;
  onChangeMonth: (month: string) => void;
  /** A missed day was tapped; null when it is to stay missed. */
  onChooseMakeUp: (date: string | null) => void;
  onMakeUp: (date: string) => void;
  onClaimMilestone: (days: number) => void;
  /** The server's next day has begun. */
  onReset: () => void;
  onRetry: () => void;
  onBack: () => void;
  onOpen: (path: string) => void;
};

/** 签到 (product §2.4): the seven days, the month, and the gifts for a streak. */
export function CheckInScreen(props: CheckInScreenProps) {
  const { info, success, makeUpDate, busy, reward, onCloseSuccess, onChooseMakeUp, onMakeUp, onRetry, onBack } = props;
  const [readsRules, setReadsRules] = useState(false);
  const loaded = valueOf(info);
  const rules = loaded?.rule.split('\n').filter((line) => line.trim() !== '') ?? [];
  return (
    <div className={styles.stage} data-fills="">
      <SkyScene />
      <Page
        bar={
          <>
            <NavBar
              title="签到"
              onBack={onBack}
              trailing={
                rules.length > 0 && (
                  <button type="button" className={styles.rules} onClick={() => setReadsRules(true)}>
                    规则说明
                  </button>
                )
              }
            />
            <RewardFlight reward={reward} />
          </>
        }
      >
        <div className={styles.body}>
          <LoadableView of={info} skeleton={<CheckInSkeleton />} onRetry={onRetry}>
            {(value) => <Board {...props} board={value} />}
          </LoadableView>
        </div>
      </Page>
      <RulesSheet open={readsRules} rules={rules} onClose={() => setReadsRules(false)} />
      <SuccessSheet success={success} onClose={onCloseSuccess} />
      <MakeUpDialog
        date={makeUpDate}
        makeup={loaded?.makeup}
        pending={busy === 'makeUp'}
        onConfirm={onMakeUp}
        onCancel={() => onChooseMakeUp(null)}
      />
    </div>
  );
}

function Board(props: CheckInScreenProps & { board: CheckInInfo }) {
  const {
    board,
    month = board.month,
    calendar,
    balance,
    loggedIn,
    now,
    busy,
    success,
    reward,
    onCheckIn,
    onClaimMilestone,
    onChangeMonth,
    onChooseMakeUp,
    onReset,
    onRetry,
    onOpen,
  } = props;
  return (
    <>
      <CheckInHead
        board={board}
        balance={loggedIn ? withheld(balance, success) : undefined}
        now={now}
        onReset={onReset}
        onOpen={onOpen}
      />
      <CheckInCard
        board={board}
        loggedIn={loggedIn}
        pending={busy === 'checkIn'}
        justChecked={reward?.from === 'checkIn'}
        onCheckIn={onCheckIn}
        onOpen={onOpen}
      />
      <MonthCard
        board={board}
        month={month}
        calendar={calendar}
        loggedIn={loggedIn}
        onChangeMonth={onChangeMonth}
        onChooseMakeUp={onChooseMakeUp}
        onRetry={onRetry}
      />
      <Milestones board={board} loggedIn={loggedIn} busy={busy} onClaim={onClaimMilestone} />
    </>
  );
}

/** A reward arrives at the balance when the words about it are closed, and not behind them. */
function withheld(balance: Loadable<number>, success: CheckInSuccess | undefined): Loadable<number> {
  if (balance.state !== 'ready' || success?.reward?.kind !== 'coin') return balance;
  return { state: 'ready', value: Math.max(0, balance.value - success.reward.amount) };
}
