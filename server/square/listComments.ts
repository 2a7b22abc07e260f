import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Page } from '#domain/page.ts';
import type { Comment } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { keysetPage, listQuery, type Order } from '../keysetPage.ts';
import type { Paging } from '../paging.ts';
import { notBlockedBy } from './authors.ts';
import { commentOf, listedUnder, noComment, quotedPostOf, selectComments, type ListedComment } from './comments.ts';
import { firstReplies } from './firstReplies.ts';
import { requirePost, type SquareSort } from './posts.ts';
import type { Viewer } from './viewer.ts';

/** Replies of one page (product §3.3). */
export const REPLY_PAGE_SIZE = 10;

const NEWEST: Order = {
  by: [sql.ref('comments.created_at')],
  id: sql.ref('comments.id'),
  idType: 'text',
  direction: 'desc',
};
const HOTTEST: Order = { ...NEWEST, by: [sql.ref('comments.like_count'), sql.ref('comments.created_at')] };
const OLDEST: Order = { ...NEWEST, direction: 'asc' };

/** A list of comments; `focusId` (from `?comment=`) is shown first, with the comment it stands under. */
export type CommentList = { postId: string; sort: SquareSort; focusId: string };

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

type Conditions = readonly Expression<SqlBool>[];

function pageOfComments(
  db: Kysely<Database>,
  viewer: Viewer,
  conditions: Conditions,
  order: Order,
  paging: Paging,
): Promise<Page<ListedComment>> {
  return keysetPage(paging, {
    ...listQuery(
      db,
      order,
      db.selectFrom('comments').where((eb) => eb.and([...conditions])),
    ),
    read: (ids) => selectComments(db, viewer).where('comments.id', 'in', ids.map(String)).execute(),
    idOf: ({ id }) => id,
  });
}

/** The comments of the first level, without the one that is shown before them all; that one stands on the first page besides. */
async function pageWithThread(
  db: Kysely<Database>,
  viewer: Viewer,
  list: CommentList,
  paging: Paging,
): Promise<Page<ListedComment>> {
  const thread = await threadOf(db, list);
  const listed = [listedUnder(list.postId), ...notBlockedBy(viewer, 'comments.uid')];
  const order = list.sort === 1 ? HOTTEST : NEWEST;
  if (thread === '') return pageOfComments(db, viewer, listed, order, paging);
  const page = await pageOfComments(db, viewer, [...listed, sql<SqlBool>`comments.id != ${thread}`], order, paging);
  const ahead = await selectComments(db, viewer)
    .where('comments.id', '=', thread)
    .where((eb) => eb.and(listed))
    .execute();
  return {
    ...page,
    total: page.total + ahead.length,
    records: paging.currentPage === 1 ? [...ahead, ...page.records] : page.records,
  };
}

/** One page of a post's comments of the first level, each with its first replies. */
export async function listComments(
  db: Kysely<Database>,
  viewer: Viewer,
  list: CommentList,
  paging: Paging,
): Promise<Page<Comment>> {
  await requirePost(db, list.postId);
  const page = await pageWithThread(db, viewer, list, paging);
  const replies = await firstReplies(db, viewer, page.records, list.focusId);
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
  const listed = [
    sql<SqlBool>`comments.parent_id = ${commentId} and comments.state = 0`,
    ...notBlockedBy(viewer, 'comments.uid'),
  ];
  const page = await pageOfComments(db, viewer, listed, OLDEST, paging);
  return { ...page, records: page.records.map((row) => commentOf(row, viewer, [])) };
}

/** One page of one's own comments, newest first, each with its post. */
export async function listOwnComments(db: Kysely<Database>, viewer: Viewer, paging: Paging): Promise<Page<Comment>> {
  const mine = [sql<SqlBool>`comments.uid = ${viewer.uid} and comments.state = 0`];
  const page = await pageOfComments(db, viewer, mine, NEWEST, paging);
  return { ...page, records: page.records.map((row) => ({ ...commentOf(row, viewer, []), post: quotedPostOf(row) })) };
}
