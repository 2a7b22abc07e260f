import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/Button/LinkButton.tsx';
import { CheckLine } from '#components/icons/CheckLine.tsx';
import { Card } from '#components/Card/Card.tsx';
import { tomorrowReward, type CheckInInfo } from '#domain/checkIn.ts';
import { paths } from '#domain/paths.ts';
import { CheckInStrip } from '../../shared/CheckInStrip/CheckInStrip.tsx';
import * as styles from './CheckInCard.css.ts';

export type CheckInCardProps = {
  board: CheckInInfo;
  loggedIn: boolean;
  /** The check-in is being asked for. */
  pending: boolean;
  /** It has just been made, and told. */
  justChecked: boolean;
  onCheckIn: () => void;
  onOpen: (path: string) => void;
};

/** Seven days and the one thing to do on them. */
export function CheckInCard({ board, loggedIn, pending, justChecked, onCheckIn, onOpen }: CheckInCardProps) {
  return (
    <Card padding="small">
      <div className={styles.days} data-reward-from="checkIn">
        <CheckInStrip cycle={board.cycle} checkedToday={board.checkedToday} justChecked={justChecked} />
      </div>
      {loggedIn ? (
        <Button
          size="large"
          block
          disabled={board.checkedToday}
          pending={pending}
          pendingText="签到中…"
          leading={board.checkedToday && <CheckLine size={20} />}
          onClick={onCheckIn}
        >
          {board.checkedToday ? '今日已签到' : '立即签到'}
        </Button>
      ) : (
        <LinkButton size="large" block href={paths.login} onFollow={onOpen}>
          登录后签到
        </LinkButton>
      )}
      <p className={styles.outlook}>{outlookOf(board)}</p>
    </Card>
  );
}

/** What comes next, and what it all leads to. */
function outlookOf(board: CheckInInfo): string {
  const [tomorrow, last] = [tomorrowReward(board), board.cycle.at(-1)];
  if (!tomorrow) return '';
  const grand = last && last.reward !== tomorrow ? `，连签第 ${last.day} 天得 ${last.reward.text}` : '';
  return `明日可得 ${tomorrow.text}${grand}`;
}
