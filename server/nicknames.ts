import type { Kysely, Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { nicknameKey } from '#domain/nickname.ts';
import { ApiError } from './answer.ts';
import { isUniqueViolation } from './db/faults.ts';
import type { Database, UserRow } from './db/schema.ts';
import { serverDay, startOfServerDay } from './serverDay.ts';
import { sensitiveWordsIn } from './square/words.ts';

/** A nickname changes once in so many days (product §3.5). */
const REST_DAYS = 7;

const DAY_MS = 86_400_000;

/** The start of the server's day on which a name changed at `changedAt` may change again. */
const editableFrom = (changedAt: number): number => startOfServerDay(changedAt) + REST_DAYS * DAY_MS;

/** When the name of this person may be changed again; undefined while it may be at once. */
export async function nameEditableAt(db: Kysely<Database>, uid: string, now: number): Promise<number | undefined> {
  const chosen = await db.selectFrom('nicknames').select('changed_at').where('uid', '=', uid).executeTakeFirst();
  const at = chosen && editableFrom(chosen.changed_at);
  return at !== undefined && at > now ? at : undefined;
}

const tooSoon = (at: number): ApiError =>
  new ApiError(Code.limitReached, `昵称${REST_DAYS}天内只能修改一次，${serverDay(at)}起可再次修改`, {
    data: { field: 'name', editableAt: at },
  });

const taken = (): ApiError => new ApiError(Code.taken, '昵称已被使用', { data: { field: 'name' } });

async function refuseUnfit(db: Kysely<Database>, name: string, now: number): Promise<void> {
  const words = await sensitiveWordsIn(db, name, now);
  if (words.length > 0) throw new ApiError(Code.sensitiveWord, '昵称含有不当内容', { data: { field: 'name', words } });
}

/** Claims the name for a user, unless their last change is too recent; of two concurrent calls one gets it. */
async function claim(trx: Transaction<Database>, uid: string, name: string, now: number): Promise<void> {
  const row = { uid, name_key: nicknameKey(name), changed_at: now };
  const changedBefore = startOfServerDay(now) - (REST_DAYS - 1) * DAY_MS;
  const claimed = await trx
    .insertInto('nicknames')
    .values(row)
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row).where('nicknames.changed_at', '<', changedBefore))
    .returning('uid')
    .executeTakeFirst();
  if (claimed) return;
  throw tooSoon((await nameEditableAt(trx, uid, now)) ?? now);
}

/** Whether another user has a name that looks like this one. */
export async function isNicknameTaken(db: Kysely<Database>, name: string, uid: string): Promise<boolean> {
  const bearer = db
    .selectFrom('users')
    .select('uid')
    .where('name_key', '=', nicknameKey(name))
    .where('uid', '!=', uid)
    .limit(1);
  return (await bearer.executeTakeFirst()) !== undefined;
}

async function write(trx: Transaction<Database>, uid: string, name: string, now: number): Promise<void> {
  await claim(trx, uid, name, now);
  if (await isNicknameTaken(trx, name, uid)) throw taken();
  await trx
    .updateTable('users')
    .set({ name, name_key: nicknameKey(name) })
    .where('uid', '=', uid)
    .execute();
}

/**
 * Gives a person a new name, once in seven days. Refuses one that is taken (1004), unfit (1202), or too
 * soon (1404). The name they bear already costs nothing.
 */
export async function rename(db: Kysely<Database>, user: UserRow, name: string, now: number): Promise<void> {
  if (name === user.name) return;
  await refuseUnfit(db, name, now);
  try {
    await db.transaction().execute((trx) => write(trx, user.uid, name, now));
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
