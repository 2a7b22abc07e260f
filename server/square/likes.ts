import type { Kysely, Transaction } from 'kysely';
import type { LikeResult } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { noComment } from './comments.ts';
import { tellOfCommentLike, tellOfPostLike } from './notices.ts';
import { noPost } from './posts.ts';
import type { Viewer } from './viewer.ts';

/** A toggle: set by POST, cleared by DELETE. Repeating it changes nothing (M11). */
export type Toggle = { set: boolean };

/** The count moves only when a row did, in the same transaction, so it always equals the rows. */
async function markPost(
  trx: Transaction<Database>,
  postId: string,
  { uid, now }: Viewer,
  { set }: Toggle,
): Promise<boolean> {
  if (!set) {
    const cleared = await trx
      .deleteFrom('post_likes')
      .where('uid', '=', uid)
      .where('post_id', '=', postId)
      .executeTakeFirst();
    return cleared.numDeletedRows > 0n;
  }
  const added = await trx
    .insertInto('post_likes')
    .values({ uid, post_id: postId, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'post_id']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

async function markComment(
  trx: Transaction<Database>,
  commentId: string,
  { uid, now }: Viewer,
  { set }: Toggle,
): Promise<boolean> {
  if (!set) {
    const cleared = await trx
      .deleteFrom('comment_likes')
      .where('uid', '=', uid)
      .where('comment_id', '=', commentId)
      .executeTakeFirst();
    return cleared.numDeletedRows > 0n;
  }
  const added = await trx
    .insertInto('comment_likes')
    .values({ uid, comment_id: commentId, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'comment_id']).doNothing())
    .executeTakeFirst();
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** How a count moves: by one where a mark changed, else not at all. */
const stepOf = (changed: boolean, { set }: Toggle): number => (changed ? (set ? 1 : -1) : 0);

/** Likes a post, or no longer. */
export function likePost(db: Kysely<Database>, viewer: Viewer, id: string, request: Toggle): Promise<LikeResult> {
  return db.transaction().execute(async (trx) => {
    const visible = await trx
      .selectFrom('posts')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 0)
      .executeTakeFirst();
    if (!visible) throw noPost();
    const step = stepOf(await markPost(trx, id, viewer, request), request);
    if (step === 1) await tellOfPostLike(trx, viewer, id);
    const { like_count } = await trx
      .updateTable('posts')
      .set((eb) => ({ like_count: eb('like_count', '+', step) }))
      .where('id', '=', id)
      .returning('like_count')
      .executeTakeFirstOrThrow();
    return { liked: request.set, likeCount: like_count };
  });
}

/** Likes a comment, or no longer. */
export function likeComment(db: Kysely<Database>, viewer: Viewer, id: string, request: Toggle): Promise<LikeResult> {
  return db.transaction().execute(async (trx) => {
    const visible = await trx
      .selectFrom('comments')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 0)
      .executeTakeFirst();
    if (!visible) throw noComment();
    const step = stepOf(await markComment(trx, id, viewer, request), request);
    if (step === 1) await tellOfCommentLike(trx, viewer, id);
    const { like_count } = await trx
      .updateTable('comments')
      .set((eb) => ({ like_count: eb('like_count', '+', step) }))
      .where('id', '=', id)
      .returning('like_count')
      .executeTakeFirstOrThrow();
    return { liked: request.set, likeCount: like_count };
  });
}
