import { Empty } from '#components/Empty/Empty.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import type { Activity } from '#domain/activity.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';
import type { Reward } from '#domain/reward.ts';
import { LoadableView } from '../shared/LoadableView/LoadableView.tsx';
import { ActivityAction, type ActivityActionProps } from './ActivityAction.tsx';
import { TimeLeft } from './ActivityCard.tsx';
import { datesOf } from './activityTime.ts';
import * as styles from './ActivitySheet.css.ts';

/** The activity an address names. `gone`: there is none of that name. */
export type OpenedActivity = Loadable<Activity> | { state: 'gone' };

export type ActivitySheetProps = Omit<ActivityActionProps, 'activity'> & {
  open: boolean;
  activity: OpenedActivity;
  /** Epoch ms. */
  now: number;
  onClose: () => void;
  onRetry: () => void;
};

const PRIZE = {
  coin: '/demo/rewards/diamond.svg',
  vipDays: '/demo/rewards/vip.svg',
  gift: '/demo/rewards/gift.svg',
} satisfies Record<Reward['kind'], string>;

const RATIO = 335 / 140;

/** One activity in full: what it is, its rules, and the way in. */
export function ActivitySheet({ open, activity, now, onClose, onRetry, ...action }: ActivitySheetProps) {
  const known = activity.state === 'gone' ? undefined : valueOf(activity);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={known?.title ?? '活动详情'}
      footer={known && <ActivityAction activity={known} {...action} />}
    >
      {activity.state === 'gone' ? (
        <Empty
          picture="/demo/empty/not-found.svg"
          title="活动不存在或已下架"
          action={
            <Button tone="soft" size="medium" onClick={onClose}>
              看看其他活动
            </Button>
          }
        />
      ) : (
        <LoadableView of={activity} skeleton={<Waiting />} onRetry={onRetry}>
          {(value) => <Details activity={value} now={now} />}
        </LoadableView>
      )}
    </Sheet>
  );
}

function Details({ activity, now }: { activity: Activity; now: number }) {
  const { cover, reward, rule } = activity;
  return (
    <div className={styles.body}>
      <Picture src={cover} alt="" ratio={RATIO} radius="image" />
      <p className={styles.facts}>
        {datesOf(activity)}
        <TimeLeft activity={activity} now={now} />
      </p>
      {reward && (
        <p className={styles.reward}>
          <img className={styles.prize} src={PRIZE[reward.kind]} alt="" />
          参加即得 {reward.text}
        </p>
      )}
      <RichText html={rule} />
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.body}>
      <Skeleton height={140} radius="image" />
      <Skeleton width={176} height={14} />
      <Skeleton height={44} radius="image" />
      <Skeleton height={96} radius="image" />
    </div>
  );
}
