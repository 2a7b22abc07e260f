import { LinkButton } from '#components/Button/LinkButton.tsx';
import { Card } from '#components/Card/Card.tsx';
import { MilestoneState, tomorrowReward, type CheckInInfo } from '#domain/checkIn.ts';
import { paths } from '#domain/paths.ts';
import { CheckInStrip } from '../shared/CheckInStrip/CheckInStrip.tsx';
import * as styles from './CheckInCard.css.ts';

export type CheckInCardProps = {
  checkin: CheckInInfo;
  loggedIn: boolean;
  onOpen: (path: string) => void;
};

/** The seven days and the way to 签到; checking in itself is done there. */
export function CheckInCard({ checkin, loggedIn, onOpen }: CheckInCardProps) {
  const { checkedToday, cycle } = checkin;
  return (
    <Card as="section" aria-label="签到">
      <div className={styles.card}>
        <div className={styles.row}>
          <div>
            <h2 className={styles.title}>每日签到</h2>
            <p className={styles.line}>{loggedIn ? lineOf(checkin) : '连签七天，奖励越来越多'}</p>
          </div>
          <LinkButton tone={checkedToday ? 'soft' : 'action'} size="medium" href={paths.checkIn} onFollow={onOpen}>
            {checkedToday ? '今日已签到' : '去签到'}
          </LinkButton>
        </div>
        <CheckInStrip cycle={cycle} checkedToday={checkedToday} />
      </div>
    </Card>
  );
}

function lineOf(checkin: CheckInInfo): string {
  const streak = `已连续签到 ${checkin.continuousDays} 天`;
  const waiting = checkin.milestones.filter(({ state }) => state === MilestoneState.claimable).length;
  if (waiting > 0) return `${streak}，${waiting} 份连签礼待领取`;
  const tomorrow = checkin.checkedToday ? tomorrowReward(checkin) : undefined;
  return tomorrow ? `${streak}，明日可得 ${tomorrow.text}` : streak;
}
