import type { Kysely, Transaction } from 'kysely';
import type { FollowResult } from '#domain/square.ts';
import { badField, notFound } from '../answer.ts';
import type { Database } from '../db/schema.ts';
import type { Toggle } from './likes.ts';
import { tellOfFollow } from './notices.ts';
import type { Viewer } from './viewer.ts';

/** The refusal for someone who is not there. */
export const noPerson = () => notFound('用户不存在');

async function requireOther(db: Kysely<Database>, { uid }: Viewer, target: string, refusal: string): Promise<void> {
  if (target === uid) throw badField('id', refusal);
  const found = await db.selectFrom('users').select('uid').where('uid', '=', target).executeTakeFirst();
  if (!found) throw noPerson();
}

/** Whether the pair is new. */
async function pair(
  trx: Transaction<Database>,
  table: 'follows' | 'blocks',
  { uid, now }: Viewer,
  target: string,
): Promise<boolean> {
  const added = await trx
    .insertInto(table)
    .values({ uid, target_uid: target, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'target_uid']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function unpair(
  trx: Transaction<Database>,
  table: 'follows' | 'blocks',
  { uid }: Viewer,
  target: string,
): Promise<void> {
  await trx.deleteFrom(table).where('uid', '=', uid).where('target_uid', '=', target).execute();
}

/** Follows someone, or no longer. Who follows no longer blocks. */
export async function follow(
  db: Kysely<Database>,
  viewer: Viewer,
  target: string,
  { set }: Toggle,
): Promise<FollowResult> {
  await requireOther(db, viewer, target, '不能关注自己');
  await db.transaction().execute(async (trx) => {
    if (!set) return unpair(trx, 'follows', viewer, target);
    await unpair(trx, 'blocks', viewer, target);
    if (await pair(trx, 'follows', viewer, target)) await tellOfFollow(trx, viewer, target);
  });
  return { followed: set };
}

/** Blocks someone (不看TA), or no longer. Who blocks no longer follows. */
export async function block(db: Kysely<Database>, viewer: Viewer, target: string, { set }: Toggle): Promise<void> {
  await requireOther(db, viewer, target, '不能屏蔽自己');
  await db.transaction().execute(async (trx) => {
    if (!set) return unpair(trx, 'blocks', viewer, target);
    await unpair(trx, 'follows', viewer, target);
    await pair(trx, 'blocks', viewer, target);
  });
}
