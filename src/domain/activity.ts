import * as v from 'valibot';
import { idSchema, pathTextSchema, pictureTextSchema, timeSchema } from './primitives.ts';
import { rewardSchema } from './reward.ts';

/** 即将开始, 进行中, 已结束: judged by the server's time. */
export const ActivityState = { coming: 0, running: 1, ended: 2 } as const;
export const activityStateSchema = v.picklist([0, 1, 2]);
export type ActivityState = v.InferOutput<typeof activityStateSchema>;

/** What one does after joining; without a route there is nothing more to do. */
export const activityCtaSchema = v.object({ text: v.string(), route: v.optional(pathTextSchema) });

export const activitySchema = v.object({
  id: idSchema,
  title: v.string(),
  /** One line for a card. */
  brief: v.fallback(v.string(), ''),
  cover: pictureTextSchema,
  startTime: timeSchema,
  endTime: timeSchema,
  state: activityStateSchema,
  /** HTML, to be sanitised where it is shown. */
  rule: v.fallback(v.string(), ''),
  joined: v.fallback(v.boolean(), false),
  cta: activityCtaSchema,
  /** Paid once, on joining. */
  reward: v.fallback(v.optional(rewardSchema), undefined),
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** Where an activity is at a moment: it runs from its start up to, not including, its end. */
export function activityStateAt(
  { startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>,
  now: number,
): ActivityState {
  if (now < startTime) return ActivityState.coming;
  return now < endTime ? ActivityState.running : ActivityState.ended;
}

/** Why nothing can be done about an activity now; undefined when it can be joined or gone on with. */
export function blockedText({ state, joined, cta }: Pick<Activity, 'state' | 'joined' | 'cta'>): string | undefined {
  if (state === ActivityState.ended) return '已结束';
  if (state === ActivityState.coming) return '即将开始';
  return joined && cta.route === undefined ? '已参加' : undefined;
}
