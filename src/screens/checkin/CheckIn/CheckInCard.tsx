import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { CheckInInfo } from '#domain/checkIn.ts';
import { nextRewardsText } from '#domain/checkInTexts.ts';
import { paths } from '#domain/paths.ts';
import { CheckInStrip } from '../../shared/CheckInStrip/CheckInStrip.tsx';

export type CheckInCardProps = {
  board: CheckInInfo;
  loggedIn: boolean;
  /** The check-in is being sent. */
  pending: boolean;
  /** It was made just now. */
  justChecked: boolean;
  onCheckIn: () => void;
};

/** The seven days and the button that checks in. */
export function CheckInCard({ board, loggedIn, pending, justChecked, onCheckIn }: CheckInCardProps) {
  const { cycle, checkedToday } = board;
  const next = nextRewardsText(board);
  return (
    <Surface padding="x12" gap="x16">
      <div data-reward-from="checkIn">
        <CheckInStrip cycle={cycle} checkedToday={checkedToday} justChecked={justChecked} />
      </div>
      <Stack gap="x8">
        {loggedIn ? (
          <Button
            size="large"
            block
            disabled={checkedToday}
            pending={pending}
            pendingText="签到中…"
            leading={checkedToday && <CheckLine size={20} />}
            onClick={onCheckIn}
          >
            {checkedToday ? '今日已签到' : '立即签到'}
          </Button>
        ) : (
          <LinkButton size="large" block href={paths.login}>
            登录后签到
          </LinkButton>
        )}
        {next && (
          <Text variant="small" tone="ink3" tabular align="center">
            {next}
          </Text>
        )}
      </Stack>
    </Surface>
  );
}
