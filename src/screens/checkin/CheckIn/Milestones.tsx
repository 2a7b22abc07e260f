import { Button } from '#components/Button/Button.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { MilestoneState, type CheckInInfo, type Milestone } from '#domain/checkIn.ts';
import { formatCount } from '#domain/format.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Gem } from '../../shared/Gem/Gem.tsx';

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
    <Section title="连签奖励">
      <Grid as="ul" minColumn={72} gap="x8">
        {board.milestones.map(({ days, reward, state }) => (
          <Surface
            key={days}
            as="li"
            tone={state === MilestoneState.claimable ? 'goldTint' : 'card'}
            gap="x4"
            align="center"
            justify="between"
            paddingX="x4"
            paddingY="x10"
            data-reward-from={`milestone-${days}`}
          >
            <Text as="span" variant="meta" tabular tone="ink2">
              连签 {days} 天
            </Text>
            <Prize reward={reward} />
            {state === MilestoneState.claimable && loggedIn ? (
              <Button
                tone="gold"
                size="small"
                pending={busy === `milestone-${days}`}
                pendingText="领取中…"
                aria-label={busy === `milestone-${days}` ? undefined : `领取连签 ${days} 天奖励`}
                onClick={() => onClaim(days)}
              >
                领取
              </Button>
            ) : (
              <Text as="span" variant="meta" tabular tone="ink3">
                {state === MilestoneState.done ? '已领取' : `${Math.min(board.continuousDays, days)}/${days} 天`}
              </Text>
            )}
          </Surface>
        ))}
      </Grid>
    </Section>
  );
}

function Prize({ reward }: Pick<Milestone, 'reward'>) {
  if (reward.kind !== 'coin')
    return (
      <Text as="span" variant="smallStrong" tone="gem" align="center">
        {reward.text}
      </Text>
    );
  return (
    <Inline as="span" gap="x4">
      <Gem size={18} />
      <Text as="span" variant="heading" tabular tone="gem">
        {formatCount(reward.amount)}
        <span className={visuallyHidden}>钻石</span>
      </Text>
    </Inline>
  );
}
