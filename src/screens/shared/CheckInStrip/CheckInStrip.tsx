import { CalendarStrip, type StripDay, type StripState } from '#components/Calendar/CalendarStrip.tsx';
import { CycleState, type CheckInInfo } from '#domain/checkIn.ts';
import { Gem } from '../Gem/Gem.tsx';

export type CheckInStripProps = Pick<CheckInInfo, 'cycle' | 'checkedToday'> & {
  /** Today's check-in was made just now: its day turns over. */
  justChecked?: boolean;
};

const STRIP_STATE = {
  [CycleState.future]: 'future',
  [CycleState.today]: 'today',
  [CycleState.done]: 'done',
  [CycleState.missed]: 'missed',
} satisfies Record<CycleState, StripState>;

/** The days as the strip shows them; the last carries the large reward. */
function stripDays({ cycle, checkedToday, justChecked = false }: CheckInStripProps): StripDay[] {
  const today = cycle.findLastIndex(({ state }) => state === (checkedToday ? CycleState.done : CycleState.today));
  return cycle.map(({ day, reward, state }, index) => ({
    id: String(day),
    label: index === today ? '今天' : `第${day}天`,
    state: STRIP_STATE[state],
    reward: reward.kind === 'coin' ? `+${reward.amount}` : reward.text,
    grand: index === cycle.length - 1,
    turns: justChecked && index === today,
  }));
}

/** The seven days of the check-in cycle. */
export function CheckInStrip(props: CheckInStripProps) {
  return <CalendarStrip label="七天签到" days={stripDays(props)} rewardIcon={<Gem size={18} />} />;
}
