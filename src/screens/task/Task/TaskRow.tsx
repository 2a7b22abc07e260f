import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { paths } from '#domain/paths.ts';
import { TaskStatus, type Task } from '#domain/task.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './TaskRow.css.ts';

export type TaskRowProps = {
  task: Task;
  loggedIn: boolean;
  /** Its reward is being claimed. */
  pending: boolean;
  /** It moved on while it was out of sight. */
  changed: boolean;
  onClaim: (task: Task) => void;
  onShare: (task: Task) => void;
  onOpen: (path: string) => void;
};

/** A task: what to do, how far one is, what it brings, and the way on. */
export function TaskRow(props: TaskRowProps) {
  const { task, changed } = props;
  const { id, icon, title, memberOnly, progress, target, status } = task;
  const progressText = `进度 ${progress}/${target}`;
  return (
    <li
      className={styles.row}
      data-reward-from={id}
      data-changed={changed || undefined}
      data-done={status === TaskStatus.done || undefined}
    >
      <img className={styles.icon} src={icon || '/demo/rewards/task.svg'} alt="" />
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {memberOnly && <Tag tone="gold">会员</Tag>}
        </p>
        <p className={styles.line}>
          <Prize {...task} />
          <span className={styles.progress}>{progressText}</span>
        </p>
        {status === TaskStatus.todo && target > 1 && (
          <Progress label={title} value={progress} max={target} valueText={progressText} size="small" />
        )}
      </div>
      <div className={styles.way}>
        <Way {...props} />
      </div>
    </li>
  );
}

function Prize({ reward }: Pick<Task, 'reward'>) {
  if (reward.kind !== 'coin') return <span className={styles.prize}>{reward.text}</span>;
  return (
    <span className={styles.prize}>
      <Gem size={16} />+{reward.amount}
      <span className={visuallyHidden}>钻石</span>
    </span>
  );
}

/** The one button of a row. A task that nothing leads to is done on the way and only says so. */
function Way({ task, loggedIn, pending, onClaim, onShare, onOpen }: TaskRowProps) {
  const { title, status, action } = task;
  if (status === TaskStatus.done)
    return (
      <span className={styles.done}>
        <CheckLine size={16} />
        已完成
      </span>
    );
  if (status === TaskStatus.claimable && loggedIn) {
    return (
      <Button
        tone="gold"
        size="small"
        pending={pending}
        pendingText="领取中"
        aria-label={`${pending ? '领取中' : '领取'}：${title}`}
        onClick={() => onClaim(task)}
      >
        领取
      </Button>
    );
  }
  const name = `去完成：${title}`;
  if (!loggedIn)
    return (
      <LinkButton tone="soft" size="small" href={paths.login} aria-label={name} onFollow={onOpen}>
        去完成
      </LinkButton>
    );
  if (action.kind === 'none') return <span className={styles.waiting}>进行中</span>;
  if (action.kind === 'share')
    return (
      <Button tone="soft" size="small" aria-label={name} onClick={() => onShare(task)}>
        去完成
      </Button>
    );
  return (
    <LinkButton tone="soft" size="small" href={action.route} aria-label={name} onFollow={onOpen}>
      去完成
    </LinkButton>
  );
}
