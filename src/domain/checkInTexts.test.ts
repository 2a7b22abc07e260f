import { expect, test } from 'vitest';
import { welfareHome } from '#screens/welfare/welfare.fixtures.ts';
import { MilestoneState, type CheckInInfo } from './checkIn.ts';
import { nextRewardsText, streakText } from './checkInTexts.ts';
import { coinReward } from './reward.ts';

const board: CheckInInfo = welfareHome.checkin;
const checked: CheckInInfo = {
  ...board,
  checkedToday: true,
  continuousDays: 4,
  cycle: board.cycle.map((day) => (day.state === 1 ? { ...day, state: 2 } : day)),
};

test('the streak says what comes next', () => {
  expect(streakText(board)).toBe('已连续签到 3 天');
  expect(streakText(checked)).toBe(`已连续签到 4 天，明日可得 ${coinReward(10).text}`);
  const milestones = [{ days: 3, reward: coinReward(10), state: MilestoneState.claimable }];
  expect(streakText({ ...checked, milestones })).toBe('已连续签到 4 天，1 份连签礼待领取');
});

test('tomorrow, and the last day of the cycle unless that is tomorrow', () => {
  expect(nextRewardsText(board)).toBe(`明日可得 ${coinReward(10).text}，连签第 7 天得 ${coinReward(30).text}`);
  const lastOpen = board.cycle.map((day) => ({ ...day, state: day.day < 6 ? (2 as const) : (0 as const) }));
  expect(nextRewardsText({ ...board, cycle: lastOpen })).toBe(`明日可得 ${coinReward(30).text}`);
  expect(nextRewardsText({ ...board, cycle: [] })).toBeUndefined();
});
