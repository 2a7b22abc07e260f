import {
  CalendarState,
  CycleState,
  MilestoneState,
  tomorrowReward,
  type CalendarDay,
  type CheckInInfo,
} from '#domain/checkIn.ts';
import { coinReward } from '#domain/reward.ts';
import { STORY_NOW } from '../../../../.storybook/determinism.ts';

const TODAY = '2026-01-15';
const MADE_UP = '2026-01-06';
const MISSED: readonly string[] = ['2026-01-09', '2026-01-11'];
const REWARDS = [5, 5, 8, 8, 10, 12, 30];
const GIFTS = [
  [3, 10],
  [7, 30],
  [14, 60],
  [28, 150],
] as const;

const dates = (month: string, length: number) =>
  Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

function stateOf(date: string, checkedToday: boolean): CalendarDay['state'] {
  if (date > TODAY) return CalendarState.future;
  if (date === TODAY) return checkedToday ? CalendarState.done : CalendarState.none;
  if (date === MADE_UP) return CalendarState.makeup;
  return MISSED.includes(date) ? CalendarState.missed : CalendarState.done;
}

const cycleOf = (done: number, checkedToday: boolean): CheckInInfo['cycle'] =>
  REWARDS.map((amount, index) => ({
    day: index + 1,
    reward: coinReward(amount),
    state: index < done ? CycleState.done : index === done && !checkedToday ? CycleState.today : CycleState.future,
  }));

/** Three days in a row, today still open: the first gift for a streak waits. */
export const openBoard: CheckInInfo = {
  today: TODAY,
  serverTime: STORY_NOW,
  resetAt: Date.parse('2026-01-16T00:00:00+08:00'),
  checkedToday: false,
  continuousDays: 3,
  totalDays: 86,
  cycle: cycleOf(3, false),
  month: '2026-01',
  calendar: dates('2026-01', 31).map((date) => ({ date, state: stateOf(date, false) })),
  makeup: { left: 2, cost: 20 },
  milestones: GIFTS.map(([days, amount]) => ({
    days,
    reward: coinReward(amount),
    state: days === 3 ? MilestoneState.claimable : MilestoneState.locked,
  })),
  rule: [
    '每天可签到一次，以北京时间 0 点为界。',
    '连续签到七天为一轮，奖励逐日增加；中断后从第 1 天重新开始。',
    '每月最多补签 3 次，每次需要 20 钻石；补签只接上连续天数，不另发当日奖励。',
    '连续签到满 3、7、14、28 天，可各领取一次连签奖励。',
  ].join('\n'),
};

/** The same day, after the check-in. */
export const checkedBoard: CheckInInfo = {
  ...openBoard,
  checkedToday: true,
  continuousDays: 4,
  totalDays: 87,
  cycle: cycleOf(4, true),
  calendar: dates('2026-01', 31).map((date) => ({ date, state: stateOf(date, true) })),
};

/** What a visitor sees: the rewards, and nothing done. */
export const visitorBoard: CheckInInfo = {
  ...openBoard,
  continuousDays: 0,
  totalDays: 0,
  cycle: cycleOf(0, false),
  calendar: dates('2026-01', 31).map((date) => ({
    date,
    state: date > TODAY ? CalendarState.future : CalendarState.none,
  })),
  milestones: openBoard.milestones.map((milestone) => ({ ...milestone, state: MilestoneState.locked })),
};

/** The month before, checked in on every day. */
export const december: readonly CalendarDay[] = dates('2025-12', 31).map((date) => ({
  date,
  state: CalendarState.done,
}));

export const tomorrow = tomorrowReward(checkedBoard) ?? coinReward(10);
