import { sql, type Kysely } from 'kysely';
import type { Reply } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { notBlockedBy } from './authors.ts';
import { replyOf, selectComments, type ListedComment } from './comments.ts';
import type { Viewer } from './viewer.ts';

/** Replies shown under a comment before 展开. */
const FIRST_REPLIES = 2;

/** The oldest replies of each comment, looked up one by one: however many more there are, they are not touched. */
async function firstIds(db: Kysely<Database>, viewer: Viewer, parents: readonly string[]): Promise<string[]> {
  const unblocked = notBlockedBy(viewer, 'comments.uid').map((condition) => sql`and ${condition}`);
  const reply = (place: number) =>
    sql<string | null>`(
    select comments.id from comments where comments.parent_id = parent.id and comments.state = 0 ${sql.join(unblocked, sql` `)}
    order by comments.created_at, comments.id limit 1 offset ${place})`.as(`reply${place}`);
  const rows = await db
    .selectFrom('comments as parent')
    .select(Array.from({ length: FIRST_REPLIES }, (_, place) => reply(place)))
    .where('parent.id', 'in', parents)
    .execute();
  return rows.flatMap((row) => Object.values(row)).filter((id) => id !== null);
}

const byTime = (a: ListedComment, b: ListedComment): number => a.created_at - b.created_at || (a.id < b.id ? -1 : 1);

/** The first replies of several comments in one question, by comment; the one with `focusId` stands before the others. */
export async function firstReplies(
  db: Kysely<Database>,
  viewer: Viewer,
  comments: readonly Pick<ListedComment, 'id' | 'reply_count'>[],
  focusId: string,
): Promise<Map<string, Reply[]>> {
  const parents = comments.filter(({ reply_count }) => reply_count > 0).map(({ id }) => id);
  if (parents.length === 0) return new Map();
  const rows = await selectComments(db, viewer)
    .where('comments.id', 'in', [focusId, ...(await firstIds(db, viewer, parents))])
    .where('comments.state', '=', 0)
    .where((eb) => eb.and(notBlockedBy(viewer, 'comments.uid')))
    .execute();
  rows.sort((a, b) => Number(b.id === focusId) - Number(a.id === focusId) || byTime(a, b));
  const under = (parent: string) => rows.filter(({ parent_id }) => parent_id === parent).slice(0, FIRST_REPLIES);
  return new Map(parents.map((parent) => [parent, under(parent).map((row) => replyOf(row, viewer))]));
}
