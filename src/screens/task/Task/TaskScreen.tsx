import type { ReactNode } from 'react';
import { Empty } from '#components/Empty/Empty.tsx';
import { List } from '#components/ListItem/List.tsx';
import { ListSkeleton } from '#components/ListItem/ListSkeleton.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import type { Loadable } from '#domain/loadable.ts';
import { TASK_GROUPS, TaskStatus, type Task, type TaskGroup, type TaskList } from '#domain/task.ts';
import { LoadableView } from '../../shared/LoadableView/LoadableView.tsx';
import { RewardFlight, type FlyingReward } from '../../shared/RewardFlight/RewardFlight.tsx';
import { RulesAction } from '../../shared/RulesSheet/RulesSheet.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskRow } from './TaskRow.tsx';

export type TaskScreenProps = {
  list: Loadable<TaskList>;
  /** Diamonds held; a visitor has none to show. */
  balance: Loadable<number>;
  loggedIn: boolean;
  /** The server's time of now, epoch ms. */
  now: number;
  /** The id of the task that is being claimed, or `all`. */
  busy?: string;
  /** Tasks that moved on while they were out of sight; their rows are highlighted. */
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
};

const RULES = [
  '新手任务和成就各可完成一次；每日任务在北京时间 0 点重置，每周任务在周一 0 点重置。',
  '任务完成后需要手动领取，重置前没有领取的每日、每周奖励不再保留。',
  '阅读时长以服务器记录为准，停在页面上不动不计入时长。',
  '奖励的钻石即时到账，可在钻石明细里查看。',
];

const GROUP_TITLE = {
  newbie: '新手任务',
  daily: '每日任务',
  weekly: '每周任务',
  achievement: '成就',
} satisfies Record<TaskGroup, string>;

/** 任务中心: what can be done for diamonds, and how far one is. */
export function TaskScreen({
  list,
  balance,
  loggedIn,
  now,
  busy,
  changedIds,
  reward,
  onClaim,
  onClaimAll,
  onShare,
  onReset,
  onRetry,
  onBack,
}: TaskScreenProps) {
  const headOf = (value: TaskList | undefined) => (
    <TaskHead {...{ value, balance, loggedIn, now, onClaimAll, onReset }} claimingAll={busy === 'all'} />
  );
  const groupOf = ({ tasks }: TaskList, group: TaskGroup) => {
    const own = tasks.filter((task) => task.group === group);
    if (own.length === 0) return null;
    return (
      <Section
        key={group}
        surface="bleed"
        gap="x4"
        title={GROUP_TITLE[group]}
        trailing={`${countDone(own)}/${own.length}`}
      >
        <List>
          {own.map((task) => (
            <TaskRow
              key={task.id}
              {...{ task, loggedIn, onClaim, onShare }}
              pending={busy === task.id}
              changed={changedIds.has(task.id)}
            />
          ))}
        </List>
      </Section>
    );
  };
  return (
    <Page
      wash="sky"
      bar={
        <>
          <NavBar title="任务中心" onBack={onBack} trailing={<RulesAction rules={RULES} />} />
          <RewardFlight reward={reward} />
        </>
      }
    >
      <Stack paddingX="x16" paddingBottom="x24">
        <LoadableView of={list} skeleton={<TaskSkeleton head={headOf(undefined)} />} onRetry={onRetry}>
          {(value) => (
            <>
              {headOf(value)}
              {countDone(value.tasks) === value.tasks.length && <Empty title="任务都完成啦，明天再来" />}
              {TASK_GROUPS.map((group) => groupOf(value, group))}
            </>
          )}
        </LoadableView>
      </Stack>
    </Page>
  );
}

const countDone = (tasks: readonly Task[]): number => tasks.filter(({ status }) => status === TaskStatus.done).length;

function TaskSkeleton({ head }: { head: ReactNode }) {
  return (
    <>
      {head}
      {[0, 1].map((group) => (
        <Surface key={group} padding="none" gap="x4" aria-hidden>
          <Stack paddingX="x16" paddingTop="x12">
            <Skeleton width={72} height={26} />
          </Stack>
          <ListSkeleton size="large" leading={{ width: 44, height: 44 }} />
        </Surface>
      ))}
    </>
  );
}
