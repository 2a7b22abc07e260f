import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { CheckInInfo } from '#domain/checkIn.ts';
import { streakText } from '#domain/checkInTexts.ts';
import { paths } from '#domain/paths.ts';
import { CheckInStrip } from '../shared/CheckInStrip/CheckInStrip.tsx';

export type CheckInCardProps = {
  checkin: CheckInInfo;
  loggedIn: boolean;
};

/** The seven days and a link to 签到, where one checks in. */
export function CheckInCard({ checkin, loggedIn }: CheckInCardProps) {
  const { checkedToday, cycle } = checkin;
  return (
    <Surface as="section" gap="x12" aria-label="签到">
      <Inline wrap justify="between">
        <div>
          <Text as="h2" variant="nav" weight="bold">
            每日签到
          </Text>
          <Text variant="meta" tabular tone="ink3">
            {loggedIn ? streakText(checkin) : '连签七天，奖励越来越多'}
          </Text>
        </div>
        <LinkButton tone={checkedToday ? 'soft' : 'action'} size="medium" href={paths.checkIn}>
          {checkedToday ? '今日已签到' : '去签到'}
        </LinkButton>
      </Inline>
      <CheckInStrip cycle={cycle} checkedToday={checkedToday} />
    </Surface>
  );
}
