import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { CalendarDay, CheckInInfo } from '#domain/checkIn.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { RewardFlight, type FlyingReward } from '../../shared/RewardFlight/RewardFlight.tsx';
import { RulesAction } from '../../shared/RulesSheet/RulesAction.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { CheckInHead } from './CheckInHead.tsx';
import { CheckInSkeleton } from './CheckInSkeleton.tsx';
import * as styles from './CheckInScreen.css.ts';
import { Milestones } from './Milestones.tsx';
import { MonthCard } from './MonthCard.tsx';
import { SkyScene } from './SkyScene.tsx';
import { SuccessSheet, type CheckInSuccess } from './SuccessSheet.tsx';

export type CheckInScreenProps = {
  /** The board; its calendar counts only where `calendar` shows the same month. */
  info: Loadable<CheckInInfo>;
  /** The month the calendar shows, YYYY-MM; by default the server's. */
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
  /** What today's check-in brought, while the sheet about it is open. */
  success?: CheckInSuccess;
  /** Diamonds on their way to the balance. */
  reward?: FlyingReward;
  /** The missed day that the dialog asks about, YYYY-MM-DD. */
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
};

/** 签到: the seven days, the month, and the gifts for days in a row. */
export function CheckInScreen({
  info,
  month,
  calendar,
  balance,
  loggedIn,
  now,
  busy,
  success,
  reward,
  makeUpDate,
  onCheckIn,
  onCloseSuccess,
  onChangeMonth,
  onChooseMakeUp,
  onMakeUp,
  onClaimMilestone,
  onReset,
  onRetry,
  onBack,
}: CheckInScreenProps) {
  const loaded = valueOf(info);
  const rules = loaded?.rule.split('\n').filter((rule) => rule.trim() !== '') ?? [];
  return (
    <div className={styles.stage} data-fills="">
      <SkyScene />
      <Page
        bar={
          <>
            <NavBar title="签到" onBack={onBack} trailing={rules.length > 0 && <RulesAction rules={rules} />} />
            <RewardFlight reward={reward} />
          </>
        }
      >
        <Stack paddingX="x16" paddingBottom="x24">
          <LoadableView of={info} skeleton={<CheckInSkeleton />} onRetry={onRetry}>
            {(board) => (
              <>
                <CheckInHead
                  board={board}
                  balance={loggedIn ? withoutPending(balance, success) : undefined}
                  now={now}
                  onReset={onReset}
                />
                <CheckInCard
                  board={board}
                  loggedIn={loggedIn}
                  pending={busy === 'checkIn'}
                  justChecked={reward?.from === 'checkIn'}
                  onCheckIn={onCheckIn}
                />
                <MonthCard
                  board={board}
                  month={month ?? board.month}
                  calendar={calendar}
                  loggedIn={loggedIn}
                  onChangeMonth={onChangeMonth}
                  onChooseMakeUp={onChooseMakeUp}
                  onRetry={onRetry}
                />
                <Milestones board={board} loggedIn={loggedIn} busy={busy} onClaim={onClaimMilestone} />
              </>
            )}
          </LoadableView>
        </Stack>
      </Page>
      <SuccessSheet success={success} onClose={onCloseSuccess} />
      <ConfirmDialog
        payload={makeUpDate !== undefined && loaded ? { date: makeUpDate, ...loaded.makeup } : undefined}
        title="补签"
        message={({ date, cost, left }) => `补签 ${date} 需要 ${cost} 钻石，本月还可补签 ${left} 次`}
        confirmText="确认补签"
        pending={busy === 'makeUp'}
        pendingText="补签中…"
        onConfirm={() => makeUpDate !== undefined && onMakeUp(makeUpDate)}
        onCancel={() => onChooseMakeUp(null)}
      />
    </div>
  );
}

/** The reward reaches the balance when its sheet is closed, not behind it. */
function withoutPending(balance: Loadable<number>, success: CheckInSuccess | undefined): Loadable<number> {
  if (balance.state !== 'ready' || success?.reward?.kind !== 'coin') return balance;
  return { state: 'ready', value: Math.max(0, balance.value - success.reward.amount) };
}
