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
  /** Absent while it loads. */
  value: TaskList | undefined;
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
  const claimable = value ? countClaimable(value.tasks) : 0;
  return (
    <Stack gap="x8" data-reward-from="all">
      <Inline paddingX="x4">
        <Stack gap="none" align="start" grow>
          <Text variant="title" tone="ink" tabular breakAnywhere>
            {value ? <Title earned={loggedIn ? value.todayEarned : undefined} /> : <SkeletonText width={168} />}
          </Text>
          <Text variant="small" tone="ink2" tabular>
            {value ? (
              <Countdown end={value.resetAt} now={now} format="距重置 {hh}:{mm}:{ss}" onEnd={onReset} />
            ) : (
              <SkeletonText width={110} />
            )}
          </Text>
          <Inline minTouch>
            {!value ? (
              <Skeleton width={92} height={30} radius="round" />
            ) : loggedIn ? (
              <BalancePill balance={balance} />
            ) : (
              <LinkButton size="medium" href={paths.login}>
                去登录
              </LinkButton>
            )}
          </Inline>
        </Stack>
        <img className={styles.chest} src={art('rewards/chest.svg')} alt="" />
      </Inline>
      {claimable >= ALL_FROM && (
        <Button tone="gold" block pending={claimingAll} pendingText="领取中…" onClick={onClaimAll}>
          一键领取（{claimable}）
        </Button>
      )}
    </Stack>
  );
}

function Title({ earned }: { earned: number | undefined }) {
  if (earned === undefined) return '登录后开始任务';
  return (
    <>
      今日已得{' '}
      <Text as="b" variant="display" tone="gem">
        {formatDiamonds(earned)}
      </Text>{' '}
      钻石
    </>
  );
}
