import { Button } from '#components/Button/Button.tsx';
import { Empty } from '#components/Empty/Empty.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { VirtualList } from '#components/VirtualList/VirtualList.tsx';
import type { Activity } from '#domain/activity.ts';
import type { Paged } from '#domain/loadable.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { ActivityCard } from './ActivityCard.tsx';
import * as styles from './ActivityList.css.ts';
import { FIRST_ACTIVITY_TAB, type ActivityTab } from './activityTabs.ts';

export type ActivityListProps = {
  tab: ActivityTab;
  activities: Paged<Activity>;
  /** Epoch ms. */
  now: number;
  onChangeTab: (tab: ActivityTab) => void;
  onOpenActivity: (id: string) => void;
  onLoadMore: () => void;
  onRetry: () => void;
};

const CARD_HEIGHT = 260;

/** The activities of one tab in all the states of a list. */
export function ActivityList({
  tab,
  activities,
  now,
  onChangeTab,
  onOpenActivity,
  onLoadMore,
  onRetry,
}: ActivityListProps) {
  if (activities.state === 'loading') return <Waiting />;
  if (activities.state === 'failed')
    return <ErrorBlock picture="/demo/empty/error.svg" message={activities.message} onRetry={onRetry} />;
  if (activities.items.length === 0 && activities.tail === 'end') {
    return (
      <Empty
        picture="/demo/empty/no-content.svg"
        title="暂无活动，敬请期待"
        action={
          tab !== FIRST_ACTIVITY_TAB && (
            <Button tone="soft" size="medium" onClick={() => onChangeTab(FIRST_ACTIVITY_TAB)}>
              看看进行中的活动
            </Button>
          )
        }
      />
    );
  }
  return (
    <VirtualList
      label="活动"
      items={activities.items}
      itemKey={({ id }) => id}
      estimateHeight={CARD_HEIGHT}
      renderItem={(activity) => (
        <div className={styles.row}>
          <ActivityCard activity={activity} now={now} onOpenActivity={onOpenActivity} />
        </div>
      )}
      tail={activities.tail}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
}

function Waiting() {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        加载中…
      </p>
      {[0, 1, 2].map((index) => (
        <div key={index} className={styles.row}>
          <div className={styles.waiting}>
            <Skeleton height={148} />
            <div className={styles.waitingWords}>
              <Skeleton width={128} height={18} />
              <Skeleton width={208} height={14} />
              <Skeleton width={160} height={12} />
            </div>
          </div>
        </div>
      ))}
    </>
  );
}
