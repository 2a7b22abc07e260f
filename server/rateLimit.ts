import { sql, type Kysely } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { ApiError } from './answer.ts';
import type { Database } from './db/schema.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** At most `max` hits in `windowMs`, counted from the first one. */
export type Limit = { max: number; windowMs: number };

/** Limits of one kind of call, the shortest window first. */
export type Limits = Readonly<Record<LimitedCall, readonly Limit[]>>;

type LimitedCall =
  | 'loginAccount'
  | 'loginPlace'
  | 'loginAddress'
  | 'smsPause'
  | 'smsPhone'
  | 'smsPlace'
  | 'smsAddress'
  | 'registerAddress'
  | 'reportAddress'
  | 'inviteAddress'
  | 'postUser'
  | 'commentUser'
  | 'markUser'
  | 'uploadUser'
  | 'reportUser'
  | 'unlockUser'
  | 'redeemUser'
  | 'orderUser'
  | 'progressUser'
  | 'profileUser'
  | 'claimUser'
  | 'eventUser'
  | 'downloadCount';

/** The limits of each kind of call (reliability T5, T7). Login limits count failures only, whichever call the password or code is tried with. */
export const DEFAULT_LIMITS: Limits = {
  // An account from one address, and from all: the second is higher, so that no single address exhausts it.
  loginPlace: [
    { max: 10, windowMs: 10 * MINUTE_MS },
    { max: 20, windowMs: HOUR_MS },
  ],
  loginAccount: [{ max: 25, windowMs: HOUR_MS }],
  loginAddress: [{ max: 100, windowMs: 10 * MINUTE_MS }],
  smsPause: [{ max: 1, windowMs: MINUTE_MS }],
  // A number from all addresses its owner never used, and from each address alone (product §3.5).
  smsPhone: [
    { max: 5, windowMs: HOUR_MS },
    { max: 10, windowMs: DAY_MS },
  ],
  smsPlace: [
    { max: 5, windowMs: HOUR_MS },
    { max: 10, windowMs: DAY_MS },
  ],
  smsAddress: [{ max: 20, windowMs: HOUR_MS }],
  registerAddress: [{ max: 60, windowMs: HOUR_MS }],
  // Too few to find a code by guessing.
  inviteAddress: [{ max: 30, windowMs: MINUTE_MS }],
  reportAddress: [{ max: 60, windowMs: MINUTE_MS }],
  postUser: [
    { max: 10, windowMs: MINUTE_MS },
    { max: 100, windowMs: DAY_MS },
  ],
  commentUser: [
    { max: 20, windowMs: MINUTE_MS },
    { max: 600, windowMs: DAY_MS },
  ],
  // Thirty quick taps on one heart are a person; this many are not.
  markUser: [{ max: 180, windowMs: MINUTE_MS }],
  uploadUser: [
    { max: 40, windowMs: MINUTE_MS },
    { max: 400, windowMs: DAY_MS },
  ],
  reportUser: [{ max: 20, windowMs: HOUR_MS }],
  unlockUser: [{ max: 60, windowMs: MINUTE_MS }],
  orderUser: [
    { max: 30, windowMs: MINUTE_MS },
    { max: 300, windowMs: DAY_MS },
  ],
  redeemUser: [
    { max: 10, windowMs: MINUTE_MS },
    { max: 60, windowMs: DAY_MS },
  ],
  // A reader saves its position once a second; two may be open.
  progressUser: [{ max: 150, windowMs: MINUTE_MS }],
  profileUser: [{ max: 30, windowMs: MINUTE_MS }],
  claimUser: [{ max: 90, windowMs: MINUTE_MS }],
  // Two readers report twice a minute; the rest are shares.
  eventUser: [{ max: 30, windowMs: MINUTE_MS }],
  // A person, or an address of visitors, whose further downloads make no game more popular.
  downloadCount: [
    { max: 10, windowMs: MINUTE_MS },
    { max: 100, windowMs: DAY_MS },
  ],
};

/** The messages for a caller who has to wait. */
const TOO_OFTEN: Record<LimitedCall, string> = {
  loginAccount: '尝试次数过多，请稍后再试',
  loginPlace: '尝试次数过多，请稍后再试',
  loginAddress: '尝试次数过多，请稍后再试',
  smsPause: '发送太频繁，请稍后再试',
  smsPhone: '发送太频繁，请稍后再试',
  smsPlace: '发送太频繁，请稍后再试',
  smsAddress: '发送太频繁，请稍后再试',
  registerAddress: '注册过于频繁，请稍后再试',
  reportAddress: '操作太频繁，请稍后再试',
  inviteAddress: '操作太频繁，请稍后再试',
  postUser: '发帖太频繁，请稍后再试',
  commentUser: '评论太频繁，请稍后再试',
  markUser: '操作太频繁，请稍后再试',
  uploadUser: '上传太频繁，请稍后再试',
  reportUser: '举报太频繁，请稍后再试',
  unlockUser: '操作太频繁，请稍后再试',
  orderUser: '下单太频繁，请稍后再试',
  redeemUser: '兑换太频繁，请稍后再试',
  progressUser: '操作太频繁，请稍后再试',
  profileUser: '操作太频繁，请稍后再试',
  claimUser: '操作太频繁，请稍后再试',
  eventUser: '操作太频繁，请稍后再试',
  downloadCount: '下载太频繁，请稍后再试',
};

/** The hit, or the time until the next is allowed. */
type Taken = { ok: true } | { ok: false; waitMs: number };

/** Counts and compares in one statement, so that concurrent calls and processes share one count. */
async function takeOne(db: Kysely<Database>, bucket: string, limit: Limit, now: number): Promise<Taken> {
  const taken = await db
    .insertInto('rate_limits')
    .values({ bucket, started_at: now, ends_at: now + limit.windowMs, hits: 1 })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          hits: sql<number>`case when rate_limits.ends_at <= ${now} then 1 else rate_limits.hits + 1 end`,
          started_at: sql<number>`case when rate_limits.ends_at <= ${now} then ${now} else rate_limits.started_at end`,
          ends_at: sql<number>`case when rate_limits.ends_at <= ${now} then ${now + limit.windowMs} else rate_limits.ends_at end`,
        })
        .where((eb) => eb.or([eb('rate_limits.ends_at', '<=', now), eb('rate_limits.hits', '<', limit.max)])),
    )
    .returning('hits')
    .executeTakeFirst();
  if (taken) return { ok: true };
  const full = await db.selectFrom('rate_limits').select('ends_at').where('bucket', '=', bucket).executeTakeFirst();
  return { ok: false, waitMs: Math.max(1000, (full?.ends_at ?? now) - now) };
}

const bucketOf = (call: LimitedCall, key: string, limit: Limit): string => `${call}:${limit.windowMs}:${key}`;

/** Counts one hit of a bucket defined by the caller; false when it is full. */
export const countHit = async (db: Kysely<Database>, bucket: string, limit: Limit, now: number): Promise<boolean> =>
  (await takeOne(db, bucket, limit, now)).ok;

/** Counts one hit of `key`, or refuses with 1002 and the seconds to wait. */
export async function consumeLimit(
  db: Kysely<Database>,
  limits: Limits,
  hit: { call: LimitedCall; key: string; now: number },
): Promise<void> {
  for (const limit of limits[hit.call]) {
    const taken = await takeOne(db, bucketOf(hit.call, hit.key, limit), limit, hit.now);
    if (taken.ok) continue;
    const retryAfter = Math.ceil(taken.waitMs / 1000);
    throw new ApiError(Code.tooFrequent, TOO_OFTEN[hit.call], { data: { retryAfter } });
  }
}

/** Takes one hit back, after an attempt that succeeded. */
export async function restoreLimit(
  db: Kysely<Database>,
  limits: Limits,
  hit: { call: LimitedCall; key: string },
): Promise<void> {
  const buckets = limits[hit.call].map((limit) => bucketOf(hit.call, hit.key, limit));
  if (buckets.length === 0) return;
  await db
    .updateTable('rate_limits')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('bucket', 'in', buckets)
    .where('hits', '>', 0)
    .execute();
}
