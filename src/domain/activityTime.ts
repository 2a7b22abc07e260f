import { ActivityState, type Activity } from './activity.ts';
import { formatDate } from './format.ts';

/** From when to when, as days of the reader's zone. */
export const datesOf = ({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>): string =>
  `${formatDate(startTime)} 至 ${formatDate(endTime)}`;

/** What is left of a span of time, in whole units. */
type Remaining = { days: number; hours: number; minutes: number };

/** The largest unit that is still whole: days, then hours, then minutes. */
function largestUnit({ days, hours, minutes }: Remaining): string {
  if (days > 0) return `${days}天`;
  return hours > 0 ? `${hours}小时` : `${Math.max(1, minutes)}分钟`;
}

/** 还剩 3天 of one that runs, 3天后开始 of one to come. */
export const countdownText = (state: ActivityState, remaining: Remaining): string =>
  state === ActivityState.coming ? `${largestUnit(remaining)}后开始` : `还剩 ${largestUnit(remaining)}`;
