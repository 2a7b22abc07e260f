import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tag, type TagProps } from '#components/Tag/Tag.tsx';
import { ActivityState, type Activity } from '#domain/activity.ts';
import { paths } from '#domain/paths.ts';
import { countdownText, datesOf } from './activityTime.ts';
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
    <Link href={paths.activityDetail(id)} onFollow={() => onOpenActivity(id)}>
      <span className={styles.card} data-ended={state === ActivityState.ended || undefined}>
        <span className={styles.picture}>
          <Picture src={cover} alt="" ratio={RATIO} />
        </span>
        <span className={styles.tag}>
          <Tag tone={tone} shape="corner">
            {text}
          </Tag>
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.brief}>{brief}</span>
          <span className={styles.foot}>
            {datesOf(activity)}
            <span className={styles.rest}>
              {joined && <Tag tone="success">已参加</Tag>}
              <TimeLeft activity={activity} now={now} />
            </span>
          </span>
        </span>
      </span>
    </Link>
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
    <span className={styles.left}>
      <Countdown end={end} now={now} format={(remaining) => countdownText(state, remaining)} />
    </span>
  );
}
