import * as v from 'valibot';
import { ActivityState, type Activity } from '#domain/activity.ts';
import { Code } from '#domain/envelope.ts';
import { paths } from '#domain/paths.ts';
import { ApiError } from '../answer.ts';
import { claimOnce } from '../claim.ts';
import type { ActivityRow } from '../db/incentiveSchema.ts';
import type { Ports } from '../ports.ts';
import { grantReward } from '../rewards.ts';
import { noActivity, readActivity, rewardOf, stateOf } from './activities.ts';

function requireRunning(activity: ActivityRow, now: number): void {
  const state = stateOf(activity, now);
  if (state === ActivityState.coming) throw new ApiError(Code.notFinished, '活动还没有开始');
  if (state === ActivityState.ended) throw new ApiError(Code.limitReached, '活动已结束');
}

/** Joins a running activity once and pays its reward. 1401 joined already, 1402 not begun, 1404 ended, 1201 unknown. */
export async function joinActivity(ports: Ports, uid: string, id: string, requestId: string): Promise<Activity> {
  await claimOnce(ports, { uid, requestId, request: { call: 'activity', id } }, v.null(), async ({ trx, now }) => {
    const activity = await trx.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirst();
    if (!activity) throw noActivity();
    requireRunning(activity, now);
    const joined = await trx
      .insertInto('activity_joins')
      .values({ uid, activity_id: id, created_at: now })
      .onConflict((conflict) => conflict.columns(['uid', 'activity_id']).doNothing())
      .executeTakeFirst();
    if (joined.numInsertedOrUpdatedRows !== 1n) throw new ApiError(Code.alreadyDone, '您已参加该活动');
    const reward = rewardOf(activity);
    const movement = {
      type: 'activity',
      title: `活动奖励：${activity.title}`,
      link: paths.activityDetail(id),
      now,
    } as const;
    if (reward) await grantReward(ports, trx, uid, reward, movement);
    return null;
  });
  return readActivity(ports.db, { uid, now: ports.clock() }, id);
}
