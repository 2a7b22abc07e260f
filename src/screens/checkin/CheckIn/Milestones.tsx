import { Button } from '#components/Button/Button.tsx';
import { MilestoneState, type CheckInInfo, type Milestone } from '#domain/checkIn.ts';
import { formatCount } from '#domain/format.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';
import * as screen from './CheckInScreen.css.ts';
import * as styles from './Milestones.css.ts';

export type MilestonesProps = {
  board: CheckInInfo;
  loggedIn: boolean;
  /** What is being asked of the server: a gift is called `milestone-` and its days. */
  busy: string | undefined;
  onClaim: (days: number) => void;
};

/** 连签奖励: gifts for days in a row. */
export function Milestones({ board, loggedIn, busy, onClaim }: MilestonesProps) {
  if (board.milestones.length === 0) return null;
  return (
    <section aria-labelledby="check-in-milestones">
      <h2 className={screen.heading} id="check-in-milestones">
        连签奖励
      </h2>
      <ul className={styles.gifts}>
        {board.milestones.map((milestone) => (
          <li
            key={milestone.days}
            className={styles.gift}
            data-claimable={milestone.state === MilestoneState.claimable || undefined}
            data-reward-from={`milestone-${milestone.days}`}
          >
            <span className={styles.days}>连签 {milestone.days} 天</span>
            <Prize {...milestone} />
            <Way
              {...milestone}
              reached={board.continuousDays}
              loggedIn={loggedIn}
              pending={busy === `milestone-${milestone.days}`}
              onClaim={onClaim}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prize({ reward }: Milestone) {
  if (reward.kind !== 'coin') return <span className={styles.words}>{reward.text}</span>;
  return (
    <span className={styles.prize}>
      <Gem size={18} />
      {formatCount(reward.amount)}
      <span className={visuallyHidden}>钻石</span>
    </span>
  );
}

type WayProps = Milestone & { reached: number; loggedIn: boolean; pending: boolean; onClaim: (days: number) => void };

/** How far it is, or the button that takes it. */
function Way({ days, state, reached, loggedIn, pending, onClaim }: WayProps) {
  if (state === MilestoneState.done) return <span className={styles.way}>已领取</span>;
  if (state === MilestoneState.locked || !loggedIn)
    return (
      <span className={styles.way}>
        {Math.min(reached, days)}/{days} 天
      </span>
    );
  return (
    <Button
      tone="gold"
      size="small"
      pending={pending}
      pendingText="领取中…"
      aria-label={pending ? undefined : `领取连签 ${days} 天奖励`}
      onClick={() => onClaim(days)}
    >
      领取
    </Button>
  );
}
