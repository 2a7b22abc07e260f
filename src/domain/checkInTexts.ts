import { MilestoneState, tomorrowReward, type CheckInInfo } from './checkIn.ts';

/** The days in a row, and what comes next: gifts that wait, or tomorrow's reward. */
export function streakText(board: CheckInInfo): string {
  const streak = `已连续签到 ${board.continuousDays} 天`;
  const waiting = board.milestones.filter(({ state }) => state === MilestoneState.claimable).length;
  if (waiting > 0) return `${streak}，${waiting} 份连签礼待领取`;
  const tomorrow = board.checkedToday ? tomorrowReward(board) : undefined;
  return tomorrow ? `${streak}，明日可得 ${tomorrow.text}` : streak;
}

/** Tomorrow's reward, and the last of the cycle. */
export function nextRewardsText(board: CheckInInfo): string | undefined {
  const [tomorrow, last] = [tomorrowReward(board), board.cycle.at(-1)];
  if (!tomorrow) return undefined;
  const lastDay = last && last.reward !== tomorrow ? `，连签第 ${last.day} 天得 ${last.reward.text}` : '';
  return `明日可得 ${tomorrow.text}${lastDay}`;
}
