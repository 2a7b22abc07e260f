import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Pressable } from '#components/Pressable/Pressable.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { SkeletonText } from '#components/Skeleton/SkeletonText.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Tag, type TagProps } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { ActivityState, type Activity } from '#domain/activity.ts';
import { countdownText, datesOf } from '#domain/activityTime.ts';
import { paths } from '#domain/paths.ts';
import * as styles from './ActivityCard.css.ts';

export type ActivityCardProps = {
  activity: Activity;
  /** Epoch ms. */
  now: number;
  onOpenActivity: (id: string) => void;
};

const RATIO = 343 / 148;

const STATE_TAG = {
  [ActivityState.coming]: { tone: 'month', text: '即将开始' },
  [ActivityState.running]: { tone: 'action', text: '进行中' },
  [ActivityState.ended]: { tone: 'night', text: '已结束' },
} satisfies Record<ActivityState, { tone: TagProps['tone']; text: string }>;

/** One activity: its picture, when it is, and how long it has. */
export function ActivityCard({ activity, now, onOpenActivity }: ActivityCardProps) {
  const { id, title, brief, cover, state, joined } = activity;
  const { tone, text } = STATE_TAG[state];
  return (
    <Pressable href={paths.activityDetail(id)} onFollow={() => onOpenActivity(id)} radius="card">
      <Surface as="span" padding="none" gap="none">
        <span className={styles.picture} data-ended={state === ActivityState.ended || undefined}>
          <Picture src={cover} alt="" ratio={RATIO} />
        </span>
        <span className={styles.tag}>
          <Tag tone={tone} shape="corner">
            {text}
          </Tag>
        </span>
        <Stack as="span" gap="x2" paddingTop="x10" paddingX="x16" paddingBottom="x12">
          <Text as="span" variant="nav" lines={2} breakAnywhere weight="bold">
            {title}
          </Text>
          <Text as="span" variant="small" lines={1} tone="ink2">
            {brief}
          </Text>
          <Inline as="span" gap="x12" rowGap="none" justify="between" wrap paddingTop="x2">
            <Text as="span" variant="meta" tabular tone="ink3">
              {datesOf(activity)}
            </Text>
            <Inline as="span" inline>
              {joined && <Tag tone="success">已参加</Tag>}
              <TimeLeft activity={activity} now={now} />
            </Inline>
          </Inline>
        </Stack>
      </Surface>
    </Pressable>
  );
}

/** An `ActivityCard` while it loads, of the same height. */
export function ActivityCardSkeleton() {
  return (
    <Surface padding="none" aria-hidden>
      <Skeleton height={148} />
      <Stack gap="x2" paddingTop="x10" paddingX="x16" paddingBottom="x12">
        <Text variant="nav">
          <SkeletonText width={128} />
        </Text>
        <Text variant="small">
          <SkeletonText width={208} />
        </Text>
        <Text variant="meta">
          <SkeletonText width={160} />
        </Text>
      </Stack>
    </Surface>
  );
}

/** How long until it ends, or begins; nothing of one that is over. */
export function TimeLeft({
  activity: { state, startTime, endTime },
  now,
}: Pick<ActivityCardProps, 'activity' | 'now'>) {
  if (state === ActivityState.ended) return null;
  const end = state === ActivityState.coming ? startTime : endTime;
  return (
    <Text as="span" variant="meta" tone="warning" weight="medium">
      <Countdown end={end} now={now} format={(remaining) => countdownText(state, remaining)} />
    </Text>
  );
}
