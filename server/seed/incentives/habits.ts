import type { Transaction } from 'kysely';
import { nicknameKey } from '#domain/nickname.ts';
import type { CheckInRow } from '../../db/incentiveSchema.ts';
import type { Database } from '../../db/schema.ts';
import { serverDay } from '../../serverDay.ts';
import { daysBefore, DEMO_ACCOUNTS } from '../people.ts';

/** What demo people did day by day; all of it stands in the ledgers of people.ts. */
type Habits = {
  uid: string;
  checkedIn: readonly { daysAgo: number; reward: number }[];
  /** Days made up, the day before the first start. */
  madeUp: readonly number[];
  milestones: readonly { days: number; runStart: number }[];
  exchanged: readonly { itemId: string; cost: number; daysAgo: number }[];
};

const on = (daysAgo: number, reward = 5) => ({ daysAgo, reward });

const YESTERDAY = 1;

const HABITS: readonly Habits[] = [
  { uid: '10000001', checkedIn: [on(5), on(4), on(2), on(1)], madeUp: [3], milestones: [], exchanged: [] },
  { uid: '10000002', checkedIn: [on(1)], madeUp: [], milestones: [], exchanged: [] },
  {
    uid: '10000003',
    checkedIn: [on(6), on(5), on(2), on(1)],
    madeUp: [4, 3],
    milestones: [{ days: 3, runStart: 6 }],
    exchanged: [{ itemId: 'vip-trial', cost: 200, daysAgo: 16 }],
  },
];

function checkInRows({ uid, checkedIn, madeUp }: Habits, now: number): CheckInRow[] {
  const dayOf = (daysAgo: number) => serverDay(daysBefore(now, daysAgo));
  return [
    ...checkedIn.map(({ daysAgo, reward }) => ({
      uid,
      day: dayOf(daysAgo),
      made_up: 0 as const,
      reward,
      created_at: daysBefore(now, daysAgo),
    })),
    ...madeUp.map((daysAgo) => ({
      uid,
      day: dayOf(daysAgo),
      made_up: 1 as const,
      reward: 0,
      created_at: daysBefore(now, YESTERDAY),
    })),
  ];
}

async function writeHabits(trx: Transaction<Database>, habits: Habits, now: number): Promise<void> {
  const { uid, milestones, exchanged } = habits;
  await trx.insertInto('check_ins').values(checkInRows(habits, now)).execute();
  for (const { days, runStart } of milestones) {
    const run_start = serverDay(daysBefore(now, runStart));
    await trx
      .insertInto('milestone_claims')
      .values({ uid, days, run_start, created_at: daysBefore(now, YESTERDAY) })
      .execute();
  }
  for (const { itemId, cost, daysAgo } of exchanged) {
    const claim = { uid, item_id: itemId, period: '', no: 1, cost, created_at: daysBefore(now, daysAgo) };
    await trx.insertInto('welfare_claims').values(claim).execute();
  }
}

/** Writes what demo people did: names they chose, days they checked in on, gifts and exchanges they had. */
export async function seedHabits(trx: Transaction<Database>, now: number): Promise<void> {
  const names = DEMO_ACCOUNTS.map(({ uid, name, ledger }) => ({
    uid,
    name_key: nicknameKey(name),
    changed_at: daysBefore(now, ledger[0]?.daysAgo ?? 0),
  }));
  await trx.insertInto('nicknames').values(names).execute();
  for (const habits of HABITS) await writeHabits(trx, habits, now);
}
