import { Calendar } from '#components/Calendar/Calendar.tsx';
import type { DayView } from '#components/Calendar/CalendarDay.tsx';
import { addMonths, daysInMonth, monthOf } from '#components/Calendar/civilDate.ts';
import { Surface } from '#components/Surface/Surface.tsx';
import { ErrorBlock } from '#components/ErrorBlock/ErrorBlock.tsx';
import { Text } from '#components/Text/Text.tsx';
import { CalendarState, canMakeUp, type CalendarDay, type CheckInInfo } from '#domain/checkIn.ts';
import { valueOf, type Loadable } from '#domain/loadable.ts';

export type MonthCardProps = {
  board: CheckInInfo;
  /** The month shown, YYYY-MM. */
  month: string;
  calendar: Loadable<readonly CalendarDay[]>;
  loggedIn: boolean;
  onChangeMonth: (month: string) => void;
  onChooseMakeUp: (date: string) => void;
  onRetry: () => void;
};

/** How many months can be shown, this one included. */
const MONTHS = 12;

/** The month in days: 签, 补 and 漏; a missed day of this month can be tapped to make it up. */
export function MonthCard({
  board,
  month,
  calendar,
  loggedIn,
  onChangeMonth,
  onChooseMakeUp,
  onRetry,
}: MonthCardProps) {
  const thisMonth = monthOf(board.today);
  const days = new Map(valueOf(calendar)?.map((day) => [day.date, day]));
  const makeable = (date: string) => {
    const day = days.get(date);
    return day !== undefined && canMakeUp(board, day);
  };
  return (
    <Surface padding="x12">
      <div data-reward-from="makeUp" aria-busy={calendar.state === 'loading'}>
        <Calendar
          label="签到日历"
          today={board.today}
          month={month}
          onMonthChange={onChangeMonth}
          min={`${addMonths(thisMonth, 1 - MONTHS)}-01`}
          max={`${thisMonth}-${daysInMonth(thisMonth)}`}
          value={null}
          onValueChange={loggedIn ? onChooseMakeUp : undefined}
          isDayDisabled={(date) => !makeable(date)}
          dayView={(date) => viewOf(days.get(date), date === board.today, makeable(date))}
          aside={
            loggedIn ? (
              <>
                本月还可补签{' '}
                <Text as="b" tabular tone="ink">
                  {board.makeup.left}
                </Text>{' '}
                次
              </>
            ) : undefined
          }
        />
        {calendar.state === 'failed' && <ErrorBlock compact onRetry={onRetry} />}
      </div>
    </Surface>
  );
}

/** Days that went well keep their number, because people count them; the others carry a mark. */
function viewOf(day: CalendarDay | undefined, isToday: boolean, makeable: boolean): DayView | undefined {
  switch (day?.state) {
    case CalendarState.done:
      return isToday ? { mark: '签', tone: 'current', meaning: '已签到' } : { tone: 'done', meaning: '已签到' };
    case CalendarState.makeup:
      return { mark: '补', tone: 'madeUp', meaning: '已补签' };
    case CalendarState.missed:
      return { mark: '漏', tone: 'missed', meaning: makeable ? '漏签，可补签' : '漏签' };
    default:
      return isToday && day !== undefined ? { meaning: '可签到' } : undefined;
  }
}
