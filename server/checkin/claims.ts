import * as v from 'valibot';
import { monthOf } from '#domain/day.ts';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import { coinReward, rewardSchema, type Reward } from '#domain/reward.ts';
import { currentRun, cycleDay } from '#domain/streak.ts';
import { notFound, ApiError } from '../answer.ts';
import { claimOnce, type Claiming } from '../claim.ts';
import { MADE_UP_DAY } from '../delivery.ts';
import { requireSamePrice } from '../download.ts';
import type { Ports } from '../ports.ts';
import { grantReward } from '../rewards.ts';
import { serverDay } from '../serverDay.ts';
import { debit } from '../wallet.ts';
import { claimedMilestones, makeupsOf } from './board.ts';
import { readMarks } from './marks.ts';
import { CYCLE_REWARDS, MAKEUP_COST, MAKEUPS_PER_MONTH, MILESTONES } from './offer.ts';

/** A request to make a day up. `shownCost` is what the person saw and agreed to. */
export type MakeupRequest = { date: string; shownCost: number | undefined; requestId: string };

const done = (message: string) => new ApiError(Code.alreadyDone, message);
const beyond = (message: string) => new ApiError(Code.limitReached, message);

async function write({ trx, user, now }: Claiming, day: string, reward: number, madeUp: 0 | 1): Promise<void> {
  await trx.insertInto('check_ins').values({ uid: user.uid, day, made_up: madeUp, reward, created_at: now }).execute();
}

/** Checks someone in for the server's today, and gives what that pays. 1401 done already (M9). */
export function checkIn(ports: Ports, uid: string, requestId: string): Promise<Reward> {
  return claimOnce(ports, { uid, requestId, request: { call: 'checkin' } }, rewardSchema, async (claiming) => {
    const { trx, now } = claiming;
    const today = serverDay(now);
    const { days } = await readMarks(trx, uid);
    if (days.has(today)) throw done('今日已签到');
    const amount = CYCLE_REWARDS[cycleDay(currentRun(days, today).length + 1) - 1] ?? 0;
    await write(claiming, today, amount, 0);
    return grantReward(ports, trx, uid, coinReward(amount), {
      type: 'checkin',
      title: '签到奖励',
      link: paths.checkIn,
      now,
    });
  });
}

/** Only a day of this month, before today, on which the person was here already. */
function requireMissedDay(date: string, { user, now }: Claiming): void {
  const today = serverDay(now);
  const missable = monthOf(date) === monthOf(today) && date < today && date >= serverDay(user.created_at);
  if (!missable) throw beyond('只能补签本月漏签的日期');
}

/** Makes a missed day up, for diamonds. 1401 no gap there, 1404 none left or not that day, 1101 too few diamonds. */
export async function makeUp(ports: Ports, uid: string, { date, shownCost, requestId }: MakeupRequest): Promise<void> {
  const request = { call: 'makeup', date, shownCost: shownCost ?? null };
  await claimOnce(ports, { uid, requestId, request }, v.null(), async (claiming) => {
    const { trx, now } = claiming;
    requireMissedDay(date, claiming);
    const marks = await readMarks(trx, uid);
    if (marks.days.has(date)) throw done('这一天已签到');
    if (makeupsOf(marks, monthOf(date)) >= MAKEUPS_PER_MONTH) throw beyond('本月补签次数已用完');
    requireSamePrice({ price: MAKEUP_COST }, shownCost);
    await write(claiming, date, 0, 1);
    const movement = { type: 'makeup', title: `补签 ${date}`, link: paths.checkIn, now } as const;
    await debit(trx, uid, MAKEUP_COST, movement, MADE_UP_DAY);
    return null;
  });
}

/** Gives the gift for a streak of so many days, once per streak. 1401 taken, 1402 not reached, 1201 no such gift. */
export function claimMilestone(ports: Ports, uid: string, days: number, requestId: string): Promise<Reward> {
  return claimOnce(
    ports,
    { uid, requestId, request: { call: 'milestone', days } },
    rewardSchema,
    async ({ trx, now }) => {
      const milestone = MILESTONES.find((gift) => gift.days === days);
      if (!milestone) throw notFound('连签礼不存在');
      const run = currentRun((await readMarks(trx, uid)).days, serverDay(now));
      if ((await claimedMilestones(trx, uid, run)).has(days)) throw done('连签礼已领取');
      if (run.length < days) throw new ApiError(Code.notFinished, `连续签到满 ${days} 天后即可领取`);
      await trx.insertInto('milestone_claims').values({ uid, days, run_start: run.start, created_at: now }).execute();
      const movement = { type: 'checkin', title: `连续签到${days}天奖励`, link: paths.checkIn, now } as const;
      return grantReward(ports, trx, uid, coinReward(milestone.amount), movement);
    },
  );
}
