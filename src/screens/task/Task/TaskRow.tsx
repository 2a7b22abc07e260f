import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Progress } from '#components/Progress/Progress.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { paths } from '#domain/paths.ts';
import { TaskStatus, type Task } from '#domain/task.ts';
import { art } from '#theme/art.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as styles from './TaskScreen.css.ts';

export type TaskRowProps = {
  task: Task;
  loggedIn: boolean;
  /** Its reward is being claimed. */
  pending: boolean;
  /** It moved on while it was out of sight. */
  changed: boolean;
  onClaim: (task: Task) => void;
  onShare: (task: Task) => void;
};

/** A task: what to do, how far one is, what it brings, and the button that leads on. */
export function TaskRow({ task, loggedIn, pending, changed, onClaim, onShare }: TaskRowProps) {
  const { id, icon, title, memberOnly, progress, target, status } = task;
  const isDone = status === TaskStatus.done;
  const progressText = `进度 ${progress}/${target}`;
  return (
    <ListItem
      size="large"
      leading={
        <img className={styles.icon} data-done={isDone || undefined} src={icon || art('rewards/task.svg')} alt="" />
      }
      title={title}
      titleLines={3}
      badge={memberOnly && <Tag tone="gold">会员</Tag>}
      trailing={<TaskAction {...{ task, loggedIn, pending, onClaim, onShare }} />}
      muted={isDone}
      highlighted={changed}
      data-reward-from={id}
    >
      <Inline rowGap="none" wrap>
        <Prize reward={task.reward} />
        <Text as="span" variant="meta" tone="ink3" tabular>
          {progressText}
        </Text>
      </Inline>
      {status === TaskStatus.todo && target > 1 && (
        <Progress label={title} value={progress} max={target} valueText={progressText} size="small" />
      )}
    </ListItem>
  );
}

function Prize({ reward }: Pick<Task, 'reward'>) {
  return (
    <Text as="span" variant="smallStrong" tone="gem" tabular>
      {reward.kind === 'coin' ? (
        <Inline as="span" gap="x4" inline>
          <Gem size={16} />+{reward.amount}
          <span className={visuallyHidden}>钻石</span>
        </Inline>
      ) : (
        reward.text
      )}
    </Text>
  );
}

/** The button of a row; a task that no page leads to only says where it stands. */
function TaskAction({ task, loggedIn, pending, onClaim, onShare }: Omit<TaskRowProps, 'changed'>) {
  const { title, status, action } = task;
  if (status === TaskStatus.done)
    return (
      <Text as="span" variant="meta" tone="ink3">
        <Inline as="span" gap="x2" inline>
          <CheckLine size={16} />
          已完成
        </Inline>
      </Text>
    );
  if (status === TaskStatus.claimable && loggedIn)
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
  if (loggedIn && action.kind === 'none')
    return (
      <Text as="span" variant="meta" tone="ink3">
        进行中
      </Text>
    );
  const look = { tone: 'soft', size: 'small', 'aria-label': `去完成：${title}`, children: '去完成' } as const;
  if (loggedIn && action.kind === 'share') return <Button {...look} onClick={() => onShare(task)} />;
  return <LinkButton {...look} href={loggedIn && action.kind === 'route' ? action.route : paths.login} />;
}
