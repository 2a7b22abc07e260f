import { sql, type Kysely } from 'kysely';
import type { Page } from '#domain/page.ts';
import type { Comment, Reply } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { pageOf, type Paging } from '../paging.ts';
import { notBlockedBy } from './authors.ts';
import { commentOf, firstIs, listedUnder, noComment, quotedPostOf, replyOf, selectComments } from './comments.ts';
import { requirePost, type SquareSort } from './posts.ts';
import type { Viewer } from './viewer.ts';

/** Replies shown under a comment before 展开. */
const FIRST_REPLIES = 2;

/** Replies of one page (product.md §3.3). */
export const REPLY_PAGE_SIZE = 10;

/** A list of comments; `focusId` (from `?comment=`) is shown first, with the comment it stands under. */
export type CommentList = { postId: string; sort: SquareSort; focusId: string };

/** The first replies of several comments in one question. */
async function firstReplies(db: Kysely<Database>, viewer: Viewer, parents: readonly string[], focusId: string): Promise<Map<string, Reply[]>> {
  const byParent = new Map<string, Reply[]>(parents.map((id) => [id, []]));
  if (parents.length === 0) return byParent;
  const ranked = db
    .selectFrom('comments')
    .select(['comments.id', 'comments.parent_id'])
    .select(
      sql<number>`row_number() over (partition by comments.parent_id order by ${firstIs('comments.id', focusId)}, comments.created_at, comments.id)`.as('place'),
    )
    .where('comments.parent_id', 'in', parents)
    .where('comments.state', '=', 0)
    .where(notBlockedBy(viewer, 'comments.uid'));
  const first = db.selectFrom(ranked.as('ranked')).select('ranked.id').where('ranked.place', '<=', FIRST_REPLIES);
  const rows = await selectComments(db, viewer)
    .where('comments.id', 'in', first)
    .orderBy(firstIs('comments.id', focusId))
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute();
  for (const row of rows) byParent.get(row.parent_id ?? '')?.push(replyOf(row, viewer));
  return byParent;
}

/** The comment of the first level a comment of this post belongs to; empty when there is none. */
async function threadOf(db: Kysely<Database>, { postId, focusId }: CommentList): Promise<string> {
  if (!focusId) return '';
  const row = await db
    .selectFrom('comments')
    .select(['id', 'parent_id'])
    .where('id', '=', focusId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  return row?.parent_id ?? row?.id ?? '';
}

/** One page of a post's comments of the first level, each with its first replies. */
export async function listComments(db: Kysely<Database>, viewer: Viewer, list: CommentList, paging: Paging): Promise<Page<Comment>> {
  await requirePost(db, list.postId);
  const thread = await threadOf(db, list);
  const shown = listedUnder(list.postId);
  const unblocked = notBlockedBy(viewer, 'comments.uid');
  const rows = selectComments(db, viewer).where(shown).where(unblocked).orderBy(firstIs('comments.id', thread));
  const page = await pageOf(paging, {
    count: db.selectFrom('comments').select((eb) => eb.fn.countAll<number>().as('total')).where(shown).where(unblocked),
    rows: (list.sort === 1 ? rows.orderBy('comments.like_count', 'desc') : rows)
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc'),
    view: (row) => row,
  });
  const replies = await firstReplies(db, viewer, page.records.map(({ id }) => id), list.focusId);
  return { ...page, records: page.records.map((row) => commentOf(row, viewer, replies.get(row.id) ?? [])) };
}

/** One page of the replies under a comment, oldest first. */
export async function listReplies(
  db: Kysely<Database>,
  viewer: Viewer,
  { postId, commentId }: { postId: string; commentId: string },
  paging: Paging,
): Promise<Page<Comment>> {
  await requirePost(db, postId);
  const parent = await db
    .selectFrom('comments')
    .select('id')
    .where('id', '=', commentId)
    .where(listedUnder(postId))
    .executeTakeFirst();
  if (!parent) throw noComment();
  const unblocked = notBlockedBy(viewer, 'comments.uid');
  return pageOf(paging, {
    count: db
      .selectFrom('comments')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('comments.parent_id', '=', commentId)
      .where('comments.state', '=', 0)
      .where(unblocked),
    rows: selectComments(db, viewer)
      .where('comments.parent_id', '=', commentId)
      .where('comments.state', '=', 0)
      .where(unblocked)
      .orderBy('comments.created_at')
      .orderBy('comments.id'),
    view: (row) => commentOf(row, viewer, []),
  });
}

/** One page of one's own comments, newest first, each with its post. */
export function listOwnComments(db: Kysely<Database>, viewer: Viewer, sort: SquareSort, paging: Paging): Promise<Page<Comment>> {
  const mine = selectComments(db, viewer).where('comments.uid', '=', viewer.uid).where('comments.state', '=', 0);
  return pageOf(paging, {
    count: db
      .selectFrom('comments')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('comments.uid', '=', viewer.uid)
      .where('comments.state', '=', 0),
    rows: (sort === 1 ? mine.orderBy('comments.like_count', 'desc') : mine)
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc'),
    view: (row) => ({ ...commentOf(row, viewer, []), post: quotedPostOf(row) }),
  });
}
