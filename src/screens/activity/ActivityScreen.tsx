import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { Activity } from '#domain/activity.ts';
import { ACTIVITY_TABS, FIRST_ACTIVITY_TAB, activityTabOf, type ActivityTab } from '#domain/activityTabs.ts';
import type { Paged } from '#domain/loadable.ts';
import { PagedList } from '../shared/PagedList/PagedList.tsx';
import { ActivityCard, ActivityCardSkeleton } from './ActivityCard.tsx';
import { ActivitySheet, type ActivitySheetProps } from './ActivitySheet.tsx';

export type ActivityScreenProps = ActivitySheetProps & {
  tab: ActivityTab;
  /** The activities of the tab. */
  activities: Paged<Activity>;
  onChangeTab: (tab: ActivityTab) => void;
  onOpenActivity: (id: string) => void;
  onLoadMore: () => void;
  onRetry: () => void;
  onBack: () => void;
};

/** 活动中心: what runs, what comes and what is over, and one of them in a sheet above the list. */
export function ActivityScreen({
  tab,
  activities,
  onChangeTab,
  onOpenActivity,
  onLoadMore,
  onRetry,
  onBack,
  ...sheet
}: ActivityScreenProps) {
  const list = (
    <PagedList
      label="活动"
      items={activities}
      itemKey={({ id }) => id}
      estimateHeight={238}
      gap={12}
      renderItem={(activity) => <ActivityCard activity={activity} now={sheet.now} onOpenActivity={onOpenActivity} />}
      skeleton={<ActivityCardSkeleton />}
      skeletonCount={3}
      empty={
        <Empty
          title="暂无活动，敬请期待"
          actionText={tab === FIRST_ACTIVITY_TAB ? undefined : '看看进行中的活动'}
          onAction={() => onChangeTab(FIRST_ACTIVITY_TAB)}
        />
      }
      onLoadMore={onLoadMore}
      onRetry={onRetry}
    />
  );
  return (
    <Page label="活动中心" wash="sky" bar={<NavBar title="活动中心" onBack={onBack} />}>
      <Tabs
        label="活动状态"
        tabs={ACTIVITY_TABS}
        value={tab}
        onValueChange={(id) => onChangeTab(activityTabOf(id))}
        fit="equal"
        swipeable
        sticky
      >
        {(id) =>
          id === tab && (
            <Stack gap="none" paddingX="x16" paddingTop="x12" paddingBottom="x24">
              {list}
            </Stack>
          )
        }
      </Tabs>
      <ActivitySheet {...sheet} />
    </Page>
  );
}
