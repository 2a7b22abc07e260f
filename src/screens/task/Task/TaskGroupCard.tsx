import { Card } from '#components/Card/Card.tsx';
import { TaskStatus, type Task, type TaskGroup } from '#domain/task.ts';
import * as styles from './TaskGroupCard.css.ts';
import { TaskRow, type TaskRowProps } from './TaskRow.tsx';

export type TaskGroupCardProps = Omit<TaskRowProps, 'task' | 'pending' | 'changed'> & {
  group: TaskGroup;
  tasks: readonly Task[];
  busy?: string;
  changedIds: ReadonlySet<string>;
};

const TITLE = { newbie: '新手任务', daily: '每日任务', weekly: '每周任务', achievement: '成就' } satisfies Record<
  TaskGroup,
  string
>;

/** The tasks of one group, and how many of them are done. */
export function TaskGroupCard({ group, tasks, busy, changedIds, ...row }: TaskGroupCardProps) {
  if (tasks.length === 0) return null;
  const done = tasks.filter(({ status }) => status === TaskStatus.done).length;
  const headingId = `tasks-${group}`;
  return (
    <Card as="section" padding="none" aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 className={styles.title} id={headingId}>
          {TITLE[group]}
        </h2>
        <span className={styles.done}>
          {done}/{tasks.length}
        </span>
      </div>
      <ul className={styles.rows}>
        {tasks.map((task) => (
          <TaskRow key={task.id} {...row} task={task} pending={busy === task.id} changed={changedIds.has(task.id)} />
        ))}
      </ul>
    </Card>
  );
}
