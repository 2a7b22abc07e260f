import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Result } from '#components/Result/Result.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { CalendarDay, CheckInInfo, CheckInSuccess } from '#domain/checkIn.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import { balanceBefore } from '#domain/reward.ts';
import { art } from '#theme/art.ts';
import { BalancePill } from '../../shared/BalancePill/BalancePill.tsx';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { RewardFlight, type FlyingReward } from '../../shared/RewardFlight/RewardFlight.tsx';
import { RulesAction } from '../../shared/RulesSheet/RulesSheet.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import { CheckInSkeleton } from './CheckInSkeleton.tsx';
import * as styles from './CheckInScreen.css.ts';
import { Milestones } from './Milestones.tsx';
import { MonthCard } from './MonthCard.tsx';
import { SkyScene } from './SkyScene.tsx';

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
                <Head
                  board={board}
                  // The reward reaches the balance when its sheet is closed, not behind it.
                  balance={loggedIn ? balanceBefore(success?.reward, balance) : undefined}
                  now={now}
                  onReset={onReset}
                />
                <CheckInCard
                  {...{ board, loggedIn, onCheckIn }}
                  pending={busy === 'checkIn'}
                  justChecked={reward?.from === 'checkIn'}
                />
                <MonthCard
                  {...{ board, calendar, loggedIn, onChangeMonth, onChooseMakeUp, onRetry }}
                  month={month ?? board.month}
                />
                <Milestones board={board} loggedIn={loggedIn} busy={busy} onClaim={onClaimMilestone} />
              </>
            )}
          </LoadableView>
        </Stack>
      </Page>
      <SuccessSheet success={success} onCloseSuccess={onCloseSuccess} />
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

type HeadProps = Pick<CheckInScreenProps, 'now' | 'onReset'> & {
  board: CheckInInfo;
  /** Absent for a visitor. */
  balance: Loadable<number> | undefined;
};

/** The days in a row, the days in all, the time left of today, and the balance. */
function Head({ board, balance, now, onReset }: HeadProps) {
  return (
    <Inline rowGap="none" align="end" justify="between" wrap paddingTop="x20" paddingX="x4">
      <Stack gap="none" paddingBottom="x8">
        <Text variant="number" tone="ink" tabular>
          已连续签到{' '}
          <Text as="b" tone="press">
            {board.continuousDays}
          </Text>{' '}
          天
        </Text>
        <Text as="div" variant="small" tone="ink" tabular>
          <Inline rowGap="none" wrap>
            <span>累计 {board.totalDays} 天</span>
            <span aria-hidden="true">·</span>
            <Countdown end={board.resetAt} now={now} format="距重置 {hh}:{mm}:{ss}" onEnd={onReset} />
          </Inline>
        </Text>
      </Stack>
      {balance && <BalancePill balance={balance} />}
    </Inline>
  );
}

/** Says that today's check-in was made, and what it brought. */
function SuccessSheet({ success, onCloseSuccess }: Pick<CheckInScreenProps, 'success' | 'onCloseSuccess'>) {
  return (
    <Sheet
      payload={success}
      onOpenChange={(open) => !open && onCloseSuccess()}
      title="签到成功"
      titleHidden
      footer={
        <Button size="large" block onClick={onCloseSuccess}>
          开心收下
        </Button>
      }
    >
      {({ reward, tomorrow }) => (
        <Result
          role="status"
          picture={art('rewards/diamonds-3.svg')}
          title={reward ? `签到成功，获得 ${reward.text}` : '签到成功'}
          description={tomorrow && `明日可得 ${tomorrow.text}`}
        />
      )}
    </Sheet>
  );
}
