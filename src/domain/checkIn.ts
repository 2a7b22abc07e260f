import * as v from 'valibot';
import { timeSchema, wholeSchema } from './primitives.ts';
import { rewardSchema } from './reward.ts';

/** A calendar day as the server names it, YYYY-MM-DD. */
export const daySchema = v.pipe(v.string(), v.isoDate());

/** A calendar month, YYYY-MM. */
export const monthSchema = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** A day of the seven-day cycle. `missed` is part of the contract; a cycle that follows the streak has none. */
export const CycleState = { future: 0, today: 1, done: 2, missed: 3 } as const;
export const cycleStateSchema = v.fallback(v.picklist([0, 1, 2, 3]), CycleState.future);
export type CycleState = v.InferOutput<typeof cycleStateSchema>;

/** A day of the month. `none`: today before the check-in, or a day before the user registered. */
export const CalendarState = { none: 0, done: 1, makeup: 2, missed: 3, future: 4 } as const;
export const calendarStateSchema = v.fallback(v.picklist([0, 1, 2, 3, 4]), CalendarState.none);
export type CalendarState = v.InferOutput<typeof calendarStateSchema>;

/** A gift for a streak. `claimable` while the streak that earned it runs. */
export const MilestoneState = { locked: 0, claimable: 1, done: 2 } as const;
export const milestoneStateSchema = v.fallback(v.picklist([0, 1, 2]), MilestoneState.locked);
export type MilestoneState = v.InferOutput<typeof milestoneStateSchema>;

/** One of the seven days; `day` counts from 1. */
export const cycleDaySchema = v.object({ day: wholeSchema, reward: rewardSchema, state: cycleStateSchema });
export type CycleDay = v.InferOutput<typeof cycleDaySchema>;

export const calendarDaySchema = v.object({ date: daySchema, state: calendarStateSchema });
export type CalendarDay = v.InferOutput<typeof calendarDaySchema>;

export const milestoneSchema = v.object({ days: wholeSchema, reward: rewardSchema, state: milestoneStateSchema });
export type Milestone = v.InferOutput<typeof milestoneSchema>;

/** How many make-ups this month still allows, and what one costs in diamonds. */
export const makeupSchema = v.object({ left: wholeSchema, cost: wholeSchema });

/** The check-in board. Days are the server's (Asia/Shanghai); a screen never computes one from its own clock. */
export const checkInInfoSchema = v.object({
  today: daySchema,
  serverTime: timeSchema,
  /** When the next day begins. */
  resetAt: timeSchema,
  checkedToday: v.boolean(),
  /** Days in a row up to today, or up to yesterday while today is open. */
  continuousDays: wholeSchema,
  totalDays: wholeSchema,
  cycle: v.array(cycleDaySchema),
  /** The month the calendar shows, YYYY-MM. */
  month: monthSchema,
  /** Every day of that month, from the 1st. */
  calendar: v.array(calendarDaySchema),
  makeup: makeupSchema,
  milestones: v.fallback(v.array(milestoneSchema), []),
  /** Plain text, one rule a line. */
  rule: v.fallback(v.string(), ''),
});
export type CheckInInfo = v.InferOutput<typeof checkInInfoSchema>;

/** What a check-in, a make-up or a streak gift brought. A make-up brings nothing but the day: its reward is null. */
export const checkInResultSchema = v.object({
  reward: v.nullable(rewardSchema),
  coinNum: wholeSchema,
  info: checkInInfoSchema,
});
export type CheckInResult = v.InferOutput<typeof checkInResultSchema>;

/** What today's check-in brought, and what the next one brings. */
export type CheckInSuccess = { reward: CheckInResult['reward']; tomorrow?: CycleDay['reward'] };

/** Whether a day can be made up: missed, of the running month, and one of the month's make-ups is left. */
export function canMakeUp({ today, makeup }: Pick<CheckInInfo, 'today' | 'makeup'>, day: CalendarDay): boolean {
  return day.state === CalendarState.missed && day.date.slice(0, 7) === today.slice(0, 7) && makeup.left > 0;
}

/** What tomorrow's check-in brings (明日可得), once today's is done; after day 7 the cycle starts again. */
export function tomorrowReward({
  cycle,
  checkedToday,
}: Pick<CheckInInfo, 'cycle' | 'checkedToday'>): CycleDay['reward'] | undefined {
  const done = cycle.filter(({ state }) => state === CycleState.done).length;
  return cycle[(done + (checkedToday ? 0 : 1)) % Math.max(1, cycle.length)]?.reward;
}
