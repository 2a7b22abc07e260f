import {
  sql,
  type Expression,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type Transaction,
} from 'kysely';
import type { Database } from '../db/schema.ts';

/** The newest posts a search looks through. The pieces of all there are would fill many times the room of the posts. */
export const SEARCHED = 20_000;

/** Of a piece so many posts hold it is not asked how many more do. */
export const MANY = 500;

/** Posts of one statement: PostgreSQL gives none longer than some seconds, and SQLite lets nobody else in meanwhile. */
const BATCH = 200;

/** The piece that stands in every text: under it all posts are found that are searched. */
const NOTHING = '';

/**
 * The pieces of one and of two characters of what some posts say and of what their tag and their game are called,
 * folded as the search itself folds. Names are those of the time of writing.
 */
const gramsOf = (chosen: Expression<unknown>): RawBuilder<unknown> => sql`
  with recursive chosen as (
    select posts.id, posts.created_at, posts.content, posts.tag_id, posts.game_id from posts where posts.id in (${chosen})
  ), pieces (created_at, id, rest) as (
    select * from (
      select chosen.created_at, chosen.id, lower(chosen.content) from chosen
      union all select chosen.created_at, chosen.id, lower(tags.name) from chosen inner join tags on tags.id = chosen.tag_id
      union all select chosen.created_at, chosen.id, lower(games.name) from chosen inner join games on games.id = chosen.game_id
    ) as texts
    union all select pieces.created_at, pieces.id, substr(pieces.rest, 2) from pieces where length(pieces.rest) > 1
  )
  select substr(pieces.rest, 1, sizes.size) as gram, pieces.created_at, pieces.id from pieces cross join (select 1 as size union all select 2) as sizes
  union select ${NOTHING}, chosen.created_at, chosen.id from chosen`;

/** Makes posts findable by their words; those that are already stay so. */
export async function indexPosts(db: QueryExecutorProvider, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const grams = gramsOf(sql.join(ids.slice(from, from + BATCH)));
    // Without a condition before it, SQLite takes `on` for that of a join.
    await sql`insert into post_grams (gram, created_at, post_id) select * from (${grams}) as grams where true on conflict do nothing`.execute(
      db,
    );
  }
}

/** Makes every post findable that a search may look through. */
export async function indexNewestPosts(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{
    id: string;
  }>`select id from posts where state <> 2 order by created_at desc, id desc limit ${SEARCHED}`.execute(db);
  await indexPosts(
    db,
    rows.map(({ id }) => id),
  );
}

/** No word finds this post any more. Tells how many pieces were forgotten. */
export async function unindexPost(db: QueryExecutorProvider, id: string): Promise<bigint> {
  // Each key whole: what has to be forgotten is looked up, with no index of what posts hold.
  const { numAffectedRows = 0n } = await sql`delete from post_grams
    where gram in (select grams.gram from (${gramsOf(sql`${id}`)}) as grams)
    and created_at = (select posts.created_at from posts where posts.id = ${id}) and post_id = ${id}`.execute(db);
  return numAffectedRows;
}

/** Forgets some posts that are no longer among the newest `SEARCHED`. Tells how many pieces that were. */
async function unindexSome(trx: Transaction<Database>): Promise<bigint> {
  const old = await trx
    .selectFrom('post_grams')
    .select('post_id')
    .where('gram', '=', NOTHING)
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(BATCH)
    .offset(SEARCHED)
    .execute();
  let forgotten = 0n;
  for (const { post_id } of old) forgotten += await unindexPost(trx, post_id);
  return forgotten;
}

/** Forgets the pieces of posts no longer among the newest `SEARCHED`. */
export async function unindexOldPosts(db: Kysely<Database>): Promise<void> {
  let forgotten: bigint;
  do forgotten = await db.transaction().execute(unindexSome);
  while (forgotten > 0n);
}

/** A piece of a text, and how many posts hold it: exact below `MANY`. */
export type Gram = { gram: string; posts: number };

/** The piece of some words that fewest posts hold. Whoever says all the words says it. */
export async function rarestGram(db: QueryExecutorProvider, words: readonly string[]): Promise<Gram> {
  const said = sql.join(
    words.map((word) => sql`select lower(${word}) as rest`),
    sql` union all `,
  );
  const { rows } = await sql<Gram>`
    with recursive pieces (rest) as (
      select * from (${said}) as words
      union all select substr(pieces.rest, 2) from pieces where length(pieces.rest) > 2
    ), grams (gram) as (select substr(pieces.rest, 1, 2) from pieces)
    select grams.gram, (
      select count(*) from (select 1 from post_grams where post_grams.gram = grams.gram limit ${MANY}) as held
    ) as posts from grams order by posts limit 1`.execute(db);
  const [rarest] = rows;
  if (!rarest) throw new Error('A search is for one word at least.');
  return rarest;
}
