import { sql, type Kysely } from 'kysely';
import { READ_PING_SECONDS } from '#domain/task.ts';
import type { Database } from '../db/schema.ts';
import { noChapter } from '../comics/chapters.ts';
import { serverDay, startOfServerDay } from '../serverDay.ts';

/** Notes that something was shared; the same thing counts once a day. */
export async function recordShare(db: Kysely<Database>, uid: string, refId: string, now: number): Promise<void> {
  await db
    .insertInto('shares')
    .values({ uid, day: serverDay(now), ref_id: refId, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'day', 'ref_id']).doNothing())
    .execute();
}

async function requireChapter(db: Kysely<Database>, cid: string, now: number): Promise<void> {
  const chapter = await db
    .selectFrom('chapters')
    .select('id')
    .where('id', '=', cid)
    .where('published_at', '<=', now)
    .executeTakeFirst();
  if (!chapter) throw noChapter();
}

/**
 * Counts reading of a chapter. Of what is told, no more counts than has passed since the last telling,
 * nor than one telling may hold: a day's reading never exceeds the clock, however many tabs or scripts
 * tell of it. Check and change are one statement.
 */
export async function recordReading(
  db: Kysely<Database>,
  uid: string,
  cid: string,
  seconds: number,
  now: number,
): Promise<void> {
  await requireChapter(db, cid, now);
  const told = Math.min(seconds, READ_PING_SECONDS) * 1000;
  const sinceMidnight = now - startOfServerDay(now);
  const passed = sql<number>`${now} - reading_time.last_at`;
  await db
    .insertInto('reading_time')
    .values({ uid, day: serverDay(now), read_ms: Math.min(told, sinceMidnight), last_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['uid', 'day'])
        .doUpdateSet({
          read_ms: sql<number>`reading_time.read_ms + case when ${passed} < ${told} then ${passed} else ${told} end`,
          last_at: now,
        })
        .where('reading_time.last_at', '<', now),
    )
    .execute();
}
