import { Countdown } from '#components/Countdown/Countdown.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { CheckInInfo } from '#domain/checkIn.ts';
import type { Loadable } from '#domain/loadable.ts';
import { BalancePill } from '../../shared/BalancePill/BalancePill.tsx';

export type CheckInHeadProps = {
  board: CheckInInfo;
  /** Absent for a visitor. */
  balance: Loadable<number> | undefined;
  now: number;
  onReset: () => void;
};

/** The days in a row, the days in all, the time left of today, and the balance. */
export function CheckInHead({ board, balance, now, onReset }: CheckInHeadProps) {
  return (
    <Inline rowGap="none" align="end" justify="between" wrap paddingTop="x20" paddingX="x4">
      <Stack gap="none" paddingBottom="x8">
        <Text variant="number" tone="ink" tabular>
          已连续签到{' '}
          <Text as="b" tone="press">
            {board.continuousDays}
          </Text>{' '}
          天
        </Text>
        <Text as="div" variant="small" tone="ink" tabular>
          <Inline rowGap="none" wrap>
            <span>累计 {board.totalDays} 天</span>
            <span aria-hidden="true">·</span>
            <Countdown end={board.resetAt} now={now} format="距重置 {hh}:{mm}:{ss}" onEnd={onReset} />
          </Inline>
        </Text>
      </Stack>
      {balance && <BalancePill balance={balance} />}
    </Inline>
  );
}
