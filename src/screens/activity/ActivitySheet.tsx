import { Inline } from '#components/Inline/Inline.tsx';
import { Notice } from '#components/Notice/Notice.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { Activity } from '#domain/activity.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Reward } from '#domain/reward.ts';
import { art } from '#theme/art.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { NotFound } from '../shared/NotFound/NotFound.tsx';
import { ActivityAction, type ActivityActionProps } from './ActivityAction.tsx';
import { TimeLeft } from './ActivityCard.tsx';
import { datesOf } from './activityTime.ts';
import * as styles from './ActivityCard.css.ts';

/** The activity in the page's address; `gone` when there is none of that id. */
export type OpenedActivity = Loadable<Activity> | { state: 'gone' };

export type ActivitySheetProps = Omit<ActivityActionProps, 'activity'> & {
  /** Absent while the sheet is closed. */
  opened: OpenedActivity | undefined;
  /** Epoch ms. */
  now: number;
  onClose: () => void;
  onRetry: () => void;
};

const PRIZE = {
  coin: art('rewards/diamond.svg'),
  vipDays: art('rewards/vip.svg'),
  gift: art('rewards/gift.svg'),
} satisfies Record<Reward['kind'], string>;

const RATIO = 335 / 140;

/** One activity in full: what it is, its rules, and how to join. */
export function ActivitySheet({ opened, now, onClose, onRetry, ...action }: ActivitySheetProps) {
  return (
    <Sheet
      payload={opened}
      onOpenChange={(next) => !next && onClose()}
      title={(activity) => knownOf(activity)?.title ?? '活动详情'}
      footer={(activity) => {
        const known = knownOf(activity);
        return known && <ActivityAction activity={known} {...action} />;
      }}
    >
      {(activity) =>
        activity.state === 'gone' ? (
          <NotFound what="activity" onAction={onClose} />
        ) : (
          <LoadableView of={activity} skeleton={<DetailsSkeleton />} onRetry={onRetry}>
            {(value) => <Details activity={value} now={now} />}
          </LoadableView>
        )
      }
    </Sheet>
  );
}

const knownOf = (opened: OpenedActivity): Activity | undefined =>
  opened.state === 'gone' ? undefined : valueOf(opened);

function Details({ activity, now }: { activity: Activity; now: number }) {
  const { cover, reward, rule } = activity;
  return (
    <Stack>
      <Picture src={cover} alt="" ratio={RATIO} radius="image" />
      <Inline as="p" justify="between" wrap>
        <Text as="span" variant="meta" tabular tone="ink3">
          {datesOf(activity)}
        </Text>
        <TimeLeft activity={activity} now={now} />
      </Inline>
      {reward && (
        <Notice
          tone="gem"
          icon={<img className={styles.prize} src={PRIZE[reward.kind]} alt="" />}
          title={`参加即得 ${reward.text}`}
        />
      )}
      <RichText html={rule} />
    </Stack>
  );
}

function DetailsSkeleton() {
  return (
    <Stack>
      <Skeleton height={140} radius="image" />
      <Skeleton width={176} height={14} />
      <Skeleton height={44} radius="image" />
      <Skeleton height={96} radius="image" />
    </Stack>
  );
}
