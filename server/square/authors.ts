import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { UserBrief } from '#domain/square.ts';
import type { Database, UserRow } from '../db/schema.ts';
import { levelAt } from '../membership.ts';
import type { Viewer } from './viewer.ts';

/** What every list of posts or comments reads of the people in it. */
export const AUTHOR_COLUMNS = [
  'users.uid',
  'users.name',
  'users.avatar',
  'users.badge',
  'users.level_type',
  'users.exp_at',
] as const;

/** A row with its author in it. */
export type AuthoredRow = Pick<UserRow, 'uid' | 'name' | 'avatar' | 'badge' | 'level_type' | 'exp_at'> & {
  followed: number;
};

/** How often (0 or 1) the viewer follows the author of the row. */
export const followedBy = ({ uid }: Viewer) =>
  expressionBuilder<Database, 'users'>()
    .selectFrom('follows')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('follows.uid', '=', uid)
    .whereRef('follows.target_uid', '=', 'users.uid')
    .as('followed');

/** Keeps out whom the viewer has blocked; no condition at all for a visitor, who blocks nobody. */
export const notBlockedBy = ({ uid }: Viewer, authorColumn: 'posts.uid' | 'comments.uid'): Expression<SqlBool>[] =>
  uid === ''
    ? []
    : [sql<SqlBool>`${sql.ref(authorColumn)} not in (select blocks.target_uid from blocks where blocks.uid = ${uid})`];

/** An author as the viewer sees them; a badge of a membership that ran out is not shown. */
export function briefOf(row: AuthoredRow, viewer: Viewer): UserBrief {
  return {
    uid: row.uid,
    name: row.name,
    avatar: row.avatar,
    badge: levelAt(row, viewer.now) >= 1 ? row.badge : null,
    followed: row.followed > 0,
    isMe: row.uid === viewer.uid,
  };
}
