import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { comesAfter, type Key, type ListQuery } from '../keysetPage.ts';
import { NEWEST } from './posts.ts';
import type { Viewer } from './viewer.ts';

/** Keys read in one go: a statement asks for no more people than that. */
const STRIDE = 100;

const behind = (after: Key | undefined) => (after ? sql`and ${comesAfter(NEWEST, after)}` : sql``);

/**
 * The people one follows whose posts can stand among the first `limit`: each brings at least one, so they
 * are those who posted last.
 */
async function authors(
  db: Kysely<Database>,
  { uid }: Viewer,
  after: Key | undefined,
  limit: number,
): Promise<string[]> {
  const last = sql<number | null>`(
    select posts.created_at from posts where posts.uid = follows.target_uid and posts.state = 0 ${behind(after)}
    order by posts.created_at desc, posts.id desc limit 1)`;
  const rows = await db
    .selectFrom('follows')
    .select('follows.target_uid')
    .select(last.as('last'))
    .where('follows.uid', '=', uid)
    .execute();
  const posting = rows.flatMap(({ target_uid, last: at }) => (at === null ? [] : [{ target_uid, at }]));
  const latest = posting.toSorted((a, b) => b.at - a.at);
  const edge = latest[limit - 1]?.at ?? 0;
  return latest.filter(({ at }) => at >= edge).map(({ target_uid }) => target_uid);
}

/** The first keys of each of these people, put in one order. */
async function keysOf(
  db: Kysely<Database>,
  people: readonly string[],
  after: Key | undefined,
  limit: number,
): Promise<Key[]> {
  if (people.length === 0) return [];
  const theirs = people.map(
    (uid) => sql`select * from (
    select posts.created_at, posts.id from posts where posts.uid = ${uid} and posts.state = 0 ${behind(after)}
    order by posts.created_at desc, posts.id desc limit ${limit}) as theirs`,
  );
  const { rows } = await sql<{ created_at: number; id: string }>`
    select * from (${sql.join(theirs, sql` union all `)}) as posts order by posts.created_at desc, posts.id desc limit ${limit}`.execute(
    db,
  );
  return rows.map(({ created_at, id }) => [created_at, id]);
}

/**
 * The posts of the people one follows, newest first. No index holds them in one order, and to walk all
 * posts picking out theirs would have no end where they write seldom: so each person's are looked up.
 */
export function followedPosts(db: Kysely<Database>, viewer: Viewer): ListQuery {
  return {
    order: NEWEST,
    async keys({ after, offset, limit }) {
      const keys: Key[] = [];
      for (let left = offset + limit; left > 0; left = offset + limit - keys.length) {
        const stride = Math.min(left, STRIDE);
        const from = keys.at(-1) ?? after;
        const next = await keysOf(db, await authors(db, viewer, from, stride), from, stride);
        keys.push(...next);
        if (next.length < stride) break;
      }
      return keys.slice(offset);
    },
  };
}
