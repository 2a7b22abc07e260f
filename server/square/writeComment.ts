import type { Transaction } from 'kysely';
import { NO_REPLY } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { newId } from '../encoding.ts';
import { withIdempotencyKey } from '../withIdempotencyKey.ts';
import type { Ports } from '../ports.ts';
import { noComment } from './comments.ts';
import { tellOfComment, withdrawComment } from './notices.ts';
import { noPost } from './posts.ts';
import type { Viewer } from './viewer.ts';
import { refuseSensitive } from './words.ts';

/** A comment as it is sent; with a `requestId` a retry finds the comment made before. */
export type CommentDraft = { postId: string; content: string; replyCommentId: string; requestId?: string | undefined };

type Place = { parentId: string | null; replyToId: string | null };

/** Moves a count of a post. It also makes every change under one post wait its turn. */
async function countOnPost(trx: Transaction<Database>, postId: string, step: 0 | 1 | -1): Promise<boolean> {
  const counted = await trx
    .updateTable('posts')
    .set((eb) => ({ comment_count: eb('comment_count', '+', step) }))
    .where('id', '=', postId)
    .$if(step === 1, (update) => update.where('state', '=', 0))
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

async function countOnParent(trx: Transaction<Database>, parentId: string | null, step: 1 | -1): Promise<void> {
  if (parentId === null) return;
  await trx
    .updateTable('comments')
    .set((eb) => ({ reply_count: eb('reply_count', '+', step) }))
    .where('id', '=', parentId)
    .execute();
}

/** Where a comment goes: two levels only, so an answer to a reply stands beside that reply. */
async function placeOf(trx: Transaction<Database>, { postId, replyCommentId }: CommentDraft): Promise<Place> {
  if (replyCommentId === NO_REPLY) return { parentId: null, replyToId: null };
  const answered = await trx
    .selectFrom('comments')
    .select(['id', 'parent_id'])
    .where('id', '=', replyCommentId)
    .where('post_id', '=', postId)
    .where('state', '=', 0)
    .executeTakeFirst();
  if (!answered) throw noComment();
  return { parentId: answered.parent_id ?? answered.id, replyToId: answered.id };
}

/** Writes a comment and counts it in one transaction; gives its id. */
async function insert(
  ports: Ports,
  trx: Transaction<Database>,
  { uid, now }: Viewer,
  draft: CommentDraft,
): Promise<string> {
  if (!(await countOnPost(trx, draft.postId, 1))) throw noPost();
  const { parentId, replyToId } = await placeOf(trx, draft);
  const id = newId(ports.random);
  const { postId, content } = draft;
  const fresh = { like_count: 0, reply_count: 0, state: 0 } as const;
  await trx
    .insertInto('comments')
    .values({
      id,
      post_id: postId,
      uid,
      parent_id: parentId,
      reply_to_id: replyToId,
      content,
      ...fresh,
      created_at: now,
    })
    .execute();
  await countOnParent(trx, parentId, 1);
  await tellOfComment(trx, { uid, now }, { id, postId, replyToId, content });
  return id;
}

/** Publishes a comment or a reply and gives its id. */
export async function createComment(ports: Ports, viewer: Viewer, draft: CommentDraft): Promise<string> {
  await refuseSensitive(ports.db, draft.content, viewer.now);
  const { requestId, ...request } = draft;
  const work = (trx: Transaction<Database>) => insert(ports, trx, viewer, draft);
  if (requestId === undefined) return ports.db.transaction().execute(work);
  return withIdempotencyKey(
    ports.db,
    { uid: viewer.uid, requestId, request: { call: 'comment', ...request }, now: viewer.now },
    work,
  );
}

/** Removes one's own comment; again is the same. A foreign and a missing one look alike (T9). */
export async function deleteComment(ports: Ports, { uid }: Viewer, id: string): Promise<void> {
  await ports.db.transaction().execute(async (trx) => {
    const mine = await trx
      .selectFrom('comments')
      .select('post_id')
      .where('id', '=', id)
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (!mine) throw noComment();
    // Posts before comments, as in writing one: two changes can then never wait for each other.
    await countOnPost(trx, mine.post_id, 0);
    const removed = await trx
      .updateTable('comments')
      .set({ state: 2 })
      .where('id', '=', id)
      .where('uid', '=', uid)
      .where('state', '!=', 2)
      .returning(['parent_id', 'reply_to_id'])
      .executeTakeFirst();
    if (!removed) return;
    await countOnPost(trx, mine.post_id, -1);
    await countOnParent(trx, removed.parent_id, -1);
    await withdrawComment(trx, uid, { id, postId: mine.post_id, replyToId: removed.reply_to_id });
  });
}
