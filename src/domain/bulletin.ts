import * as v from 'valibot';
import { idSchema, timeSchema } from './primitives.ts';

/** The site bulletin; `content` is HTML from the server and is sanitised where it is shown (spec §3). */
export const bulletinSchema = v.object({
  id: idSchema,
  title: v.string(),
  createTime: timeSchema,
  content: v.string(),
});
export type Bulletin = v.InferOutput<typeof bulletinSchema>;

/** posType of the popup on the front page (spec §3). */
export const BULLETIN_POSITION = 1;

/**
 * Whether to fetch the bulletin (spec §4): no stored time, an invalid one (not a number, or in the
 * future), or one before today 00:00 local time.
 * @param stored the value kept for this user, as read from storage
 * @param now epoch ms; the calendar day is that of the user's time zone
 */
export function shouldFetchBulletin(stored: unknown, now: number): boolean {
  if (typeof stored !== 'number' || !Number.isFinite(stored)) return true;
  if (stored > now) return true;
  return stored < new Date(now).setHours(0, 0, 0, 0);
}
