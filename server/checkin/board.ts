import type { Kysely } from 'kysely';
import type { CheckInInfo, CycleDay, Milestone } from '#domain/checkIn.ts';
import { addDays, monthOf } from '#domain/day.ts';
import { coinReward } from '#domain/reward.ts';
import { calendarOf, currentRun, cycleStates, milestoneState, type Run } from '#domain/streak.ts';
import type { Database, UserRow } from '../db/schema.ts';
import { serverDay, startOfDay } from '../serverDay.ts';
import { readMarks, type Marks } from './marks.ts';
import { CYCLE_REWARDS, MAKEUP_COST, MAKEUPS_PER_MONTH, MILESTONES, RULE } from './offer.ts';

/** For whom a board is drawn: a visitor has no person, and the board shows what awaits them. */
export type Viewer = { user: Pick<UserRow, 'uid' | 'created_at'> | undefined; now: number };

/**
 * The streak gifts taken in this run. A make-up can move the start of a run back, never forward, so
 * whatever was taken since the start of now was taken in it, also under a later start.
 */
export async function claimedMilestones(db: Kysely<Database>, uid: string, run: Run): Promise<Set<number>> {
  const rows = await db
    .selectFrom('milestone_claims')
    .select('days')
    .where('uid', '=', uid)
    .where('run_start', '>=', run.start)
    .execute();
  return new Set(rows.map(({ days }) => days));
}

/** How many of the month's make-ups are spent. A month's day can be made up within that month alone. */
export const makeupsOf = ({ madeUp }: Marks, month: string): number =>
  [...madeUp].filter((day) => monthOf(day) === month).length;

function cycleOf(streak: number, checkedToday: boolean): CycleDay[] {
  const states = cycleStates(streak, checkedToday);
  return CYCLE_REWARDS.flatMap((amount, index) => {
    const state = states[index];
    return state === undefined ? [] : [{ day: index + 1, reward: coinReward(amount), state }];
  });
}

const milestonesOf = (run: Run, claimed: ReadonlySet<number>): Milestone[] =>
  MILESTONES.map(({ days, amount }) => ({
    days,
    reward: coinReward(amount),
    state: milestoneState(days, run.length, claimed.has(days)),
  }));

/** The check-in board of a user; `month` (YYYY-MM) is the calendar's, by default the current one. */
export async function readBoard(db: Kysely<Database>, guest: Viewer, month?: string): Promise<CheckInInfo> {
  return boardOf(db, guest, await readMarks(db, guest.user?.uid ?? ''), month);
}

/** The board of someone whose days are known. */
export async function boardOf(
  db: Kysely<Database>,
  { user, now }: Viewer,
  marks: Marks,
  month?: string,
): Promise<CheckInInfo> {
  const uid = user?.uid ?? '';
  const today = serverDay(now);
  const run = currentRun(marks.days, today);
  const checkedToday = marks.days.has(today);
  const joined = user ? serverDay(user.created_at) : today;
  const shown = month ?? monthOf(today);
  return {
    today,
    serverTime: now,
    resetAt: startOfDay(addDays(today, 1)),
    checkedToday,
    continuousDays: run.length,
    totalDays: marks.days.size,
    cycle: cycleOf(run.length, checkedToday),
    month: shown,
    calendar: calendarOf(shown, { today, joined, done: marks.days, madeUp: marks.madeUp }),
    makeup: { left: Math.max(0, MAKEUPS_PER_MONTH - makeupsOf(marks, monthOf(today))), cost: MAKEUP_COST },
    milestones: milestonesOf(run, await claimedMilestones(db, uid, run)),
    rule: RULE,
  };
}
