import { useState } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import type { Loadable } from '#domain/loadable.ts';
import { TASK_GROUPS, TaskStatus, type Task, type TaskList } from '#domain/task.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { RewardFlight, type FlyingReward } from '../../shared/RewardFlight/RewardFlight.tsx';
import { RulesSheet } from '../../shared/RulesSheet/RulesSheet.tsx';
import { TaskGroupCard } from './TaskGroupCard.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskSkeleton } from './TaskSkeleton.tsx';
import * as styles from './TaskScreen.css.ts';

export type TaskScreenProps = {
  list: Loadable<TaskList>;
  /** Diamonds held; a visitor has none to show. */
  balance: Loadable<number>;
  loggedIn: boolean;
  /** The server's time of now, epoch ms. */
  now: number;
  /** The id of the task that is being claimed, or `all`. */
  busy?: string;
  /** Tasks that moved on while they were out of sight; their rows flash. */
  changedIds: ReadonlySet<string>;
  /** Diamonds on their way to the balance. */
  reward?: FlyingReward;
  onClaim: (task: Task) => void;
  onClaimAll: () => void;
  /** 去完成 of a task that is done by sharing. */
  onShare: (task: Task) => void;
  /** The server's next day has begun. */
  onReset: () => void;
  onRetry: () => void;
  onBack: () => void;
  onOpen: (path: string) => void;
};

const RULES = [
  '新手任务和成就各可完成一次；每日任务在北京时间 0 点重置，每周任务在周一 0 点重置。',
  '任务完成后需要手动领取，重置前没有领取的每日、每周奖励不再保留。',
  '阅读时长以服务器记录为准，停在页面上不动不计入时长。',
  '奖励的钻石即时到账，可在钻石明细里查看。',
];

/** 任务中心 (product §2.4): what can be done for diamonds, and how far one is. */
export function TaskScreen(props: TaskScreenProps) {
  const { list, reward, onRetry, onBack } = props;
  const [readsRules, setReadsRules] = useState(false);
  return (
    <>
      <Page
        wash="sky"
        bar={
          <>
            <NavBar
              title="任务中心"
              onBack={onBack}
              trailing={
                <button type="button" className={styles.rules} onClick={() => setReadsRules(true)}>
                  规则说明
                </button>
              }
            />
            <RewardFlight reward={reward} />
          </>
        }
      >
        <div className={styles.body}>
          <LoadableView of={list} skeleton={<TaskSkeleton />} onRetry={onRetry}>
            {(value) => <Tasks {...props} value={value} />}
          </LoadableView>
        </div>
      </Page>
      <RulesSheet open={readsRules} rules={RULES} onClose={() => setReadsRules(false)} />
    </>
  );
}

function Tasks(props: TaskScreenProps & { value: TaskList }) {
  const {
    value: { tasks },
  } = props;
  const nothingLeft = tasks.every(({ status }) => status === TaskStatus.done);
  return (
    <>
      <TaskHead {...props} />
      {nothingLeft && <Empty picture="/demo/empty/no-content.svg" title="任务都完成啦，明天再来" />}
      {TASK_GROUPS.map((group) => (
        <TaskGroupCard key={group} {...props} group={group} tasks={tasks.filter((task) => task.group === group)} />
      ))}
    </>
  );
}
