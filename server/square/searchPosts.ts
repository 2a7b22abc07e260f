import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Database } from '../db/schema.ts';
import { comesAfter, countUpTo, listQuery, type PageRange, type Order, type ListQuery } from '../keysetPage.ts';
import { containing } from '../paging.ts';
import { MANY, rarestGram } from './postGrams.ts';
import { HOTTEST, type SquareSort } from './posts.ts';

/** What is searched for: every one of the words, among the posts of a condition. */
export type Search = { words: readonly string[]; among: Expression<SqlBool>; sort: SquareSort };

/** The newest first, along the posts that hold a piece of text. */
const NEWEST_FOUND: Order = {
  by: [sql.ref('post_grams.created_at')],
  id: sql.ref('post_grams.post_id'),
  idType: 'text',
  direction: 'desc',
};

/**
 * The post that holds a piece. By its id alone it would be looked for in an index where the newest posts lie far
 * apart; in that of the feed they lie together. Planners prefer the id as soon as it is said to be equal.
 */
const HOLDER = sql<SqlBool>`posts.state = 0 and posts.created_at = post_grams.created_at and posts.id between post_grams.post_id and post_grams.post_id`;

/** The same posts by heat, which has to be sorted. */
const HOTTEST_FOUND: Order = { ...NEWEST_FOUND, by: [sql`(select posts.hot_at from posts where ${HOLDER})`] };

/** Whether a word stands in a post, or names its tag or its game. */
function isAbout(word: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'posts'>();
  const names = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like lower(${containing(word)}) escape '\\'`;
  return eb.or([
    names('posts.content'),
    eb('posts.tag_id', 'in', eb.selectFrom('tags').select('tags.id').where(names('tags.name'))),
    eb('posts.game_id', 'in', eb.selectFrom('games').select('games.id').where(names('games.name'))),
  ]);
}

/**
 * What a search finds among the posts that hold a piece of text. Counted one by one, and not joined: a planner may
 * begin a join, or an `exists`, at the other end, with all posts there are.
 */
const holding = (db: Kysely<Database>, gram: string, wanted: Expression<SqlBool>) =>
  db
    .selectFrom('post_grams')
    .where('post_grams.gram', '=', gram)
    .where((eb) => {
      const meant = eb.selectFrom('posts').select(eb.fn.countAll<number>().as('n')).where(HOLDER).where(wanted);
      // Not `= 1`, which PostgreSQL takes for so rare that it would read all that hold the piece, and sort them.
      return eb(meant, '>', 0);
    });

type Found = ReturnType<typeof holding>;

/**
 * The time since which so many posts of a search were written as a page behind the cut needs. Nothing is cooler
 * than the time it was written at, so all of that page is at least as hot. Undefined when there are fewer.
 */
async function edgeOf(found: Found, { after, offset, limit }: PageRange): Promise<number | undefined> {
  // What is no hotter than the cut was written no later than that.
  const left = after
    ? found.where(comesAfter(HOTTEST_FOUND, after)).where('post_grams.created_at', '<=', Number(after[0]))
    : found;
  const newest = left
    .select('post_grams.created_at')
    .orderBy('post_grams.created_at', 'desc')
    .limit(1)
    .offset(offset + limit - 1);
  return (await newest.executeTakeFirst())?.created_at;
}

/** The hottest of many. To sort them all would cost more the more they are, so they are met along the index of all posts by heat. */
function hottestOfMany(db: Kysely<Database>, found: Found, wanted: Expression<SqlBool>): ListQuery {
  return {
    order: HOTTEST,
    async keys(cut) {
      const edge = await edgeOf(found, cut);
      if (edge === undefined) return listQuery(db, HOTTEST_FOUND, found).keys(cut);
      return listQuery(db, HOTTEST, db.selectFrom('posts').where(wanted).where('posts.hot_at', '>=', edge)).keys(cut);
    },
  };
}

/**
 * The posts of a search. Of the pieces its words are made of, the one fewest posts hold leads to those that may
 * be meant, and each is looked at: as many in a million posts as in some thousands.
 */
export async function searchPosts(db: Kysely<Database>, { words, among, sort }: Search): Promise<ListQuery> {
  const { gram, posts } = await rarestGram(db, words);
  const wanted = expressionBuilder<Database, 'posts'>().and([among, ...words.map(isAbout)]);
  const found = holding(db, gram, wanted);
  const inOrder =
    sort === 2
      ? listQuery(db, NEWEST_FOUND, found)
      : posts < MANY
        ? listQuery(db, HOTTEST_FOUND, found)
        : hottestOfMany(db, found, wanted);
  // Without an order PostgreSQL gathers all that hold the piece before it counts the first.
  return {
    ...inOrder,
    count: () => countUpTo(db, found.orderBy('post_grams.created_at', 'desc').orderBy('post_grams.post_id', 'desc')),
  };
}
