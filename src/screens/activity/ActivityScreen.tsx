import { useState } from 'react';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { loading } from '#domain/loadable.ts';
import { ActivityList, type ActivityListProps } from './ActivityList.tsx';
import * as styles from './ActivityList.css.ts';
import { ActivitySheet, type ActivitySheetProps, type OpenedActivity } from './ActivitySheet.tsx';
import { ACTIVITY_TABS, activityTabOf } from './activityTabs.ts';

export type ActivityScreenProps = ActivityListProps &
  Pick<ActivitySheetProps, 'loggedIn' | 'joining' | 'onJoin' | 'onOpen'> & {
    /** The activity whose sheet stands open. */
    opened?: OpenedActivity;
    onCloseActivity: () => void;
    onRetryActivity: () => void;
    onBack: () => void;
  };

/** 活动中心 (product §2.4): what runs, what comes, what was; one of them in a sheet over the list. */
export function ActivityScreen(props: ActivityScreenProps) {
  const { tab, now, opened, loggedIn, joining, onChangeTab, onJoin, onOpen, onCloseActivity, onRetryActivity, onBack } =
    props;
  const shown = useLast(opened);
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
            <div className={styles.panel}>
              <ActivityList {...props} />
            </div>
          )
        }
      </Tabs>
      <ActivitySheet
        open={opened !== undefined}
        activity={shown ?? loading}
        now={now}
        loggedIn={loggedIn}
        joining={joining}
        onJoin={onJoin}
        onOpen={onOpen}
        onClose={onCloseActivity}
        onRetry={onRetryActivity}
      />
    </Page>
  );
}

/** What was opened last: a sheet that goes down keeps its words. */
function useLast(opened: OpenedActivity | undefined): OpenedActivity | undefined {
  const [last, setLast] = useState(opened);
  if (opened !== undefined && opened !== last) setLast(opened);
  return opened ?? last;
}
