import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { formatDiamonds } from '#domain/format.ts';
import type { Loadable } from '#domain/loadable.ts';
import { paths } from '#domain/paths.ts';
import { countClaimable, type TaskList } from '#domain/task.ts';
import { art } from '#theme/art.ts';
import { BalancePill } from '../../shared/BalancePill/BalancePill.tsx';
import * as styles from './TaskScreen.css.ts';

export type TaskHeadProps = {
  value: TaskList;
  balance: Loadable<number>;
  loggedIn: boolean;
  now: number;
  /** All rewards are being claimed. */
  claimingAll: boolean;
  onClaimAll: () => void;
  onReset: () => void;
};

/** With so many rewards there is one button for all of them. */
const ALL_FROM = 2;

/** What today brought, how long it lasts, and a button that claims all rewards. */
export function TaskHead({ value, balance, loggedIn, now, claimingAll, onClaimAll, onReset }: TaskHeadProps) {
  const claimable = countClaimable(value.tasks);
  return (
    <Stack gap="x8" data-reward-from="all">
      <HeadLayout
        title={
          loggedIn ? (
            <>
              今日已得{' '}
              <Text as="b" variant="display" tone="gem">
                {formatDiamonds(value.todayEarned)}
              </Text>{' '}
              钻石
            </>
          ) : (
            '登录后开始任务'
          )
        }
        note={<Countdown end={value.resetAt} now={now} format="距重置 {hh}:{mm}:{ss}" onEnd={onReset} />}
        action={
          loggedIn ? (
            <BalancePill balance={balance} />
          ) : (
            <LinkButton size="medium" href={paths.login}>
              去登录
            </LinkButton>
          )
        }
      />
      {claimable >= ALL_FROM && (
        <Button tone="gold" block pending={claimingAll} pendingText="领取中…" onClick={onClaimAll}>
          一键领取（{claimable}）
        </Button>
      )}
    </Stack>
  );
}

/** A `TaskHead` on its way, without the button for all rewards. */
export function TaskHeadSkeleton() {
  return (
    <HeadLayout
      title={<SkeletonText width={168} />}
      note={<SkeletonText width={110} />}
      action={<Skeleton width={92} height={30} radius="round" />}
    />
  );
}

function HeadLayout({ title, note, action }: { title: ReactNode; note: ReactNode; action: ReactNode }) {
  return (
    <Inline paddingX="x4">
      <Stack gap="none" align="start" grow>
        <Text variant="title" tone="ink" tabular breakAnywhere>
          {title}
        </Text>
        <Text variant="small" tone="ink2" tabular>
          {note}
        </Text>
        <Inline minTouch>{action}</Inline>
      </Stack>
      <img className={styles.chest} src={art('rewards/chest.svg')} alt="" />
    </Inline>
  );
}
