import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { growingPage, walk, type Order, type Walk } from '../growingPage.ts';
import { containing, type Paging } from '../paging.ts';
import { notBlockedBy } from './authors.ts';
import { followedPosts } from './followedPosts.ts';
import { NEWEST, postsOf, selectPosts, type SquareSort } from './posts.ts';
import type { Viewer } from './viewer.ts';

/** What the feed is narrowed to; empty means not narrowed. */
export type PostFilter = { sort: SquareSort; tagId?: string; gameId?: string; keyword?: string };

const HOTTEST: Order = { ...NEWEST, by: [sql.ref('posts.hot_at')] };

/** In words that fit no index: along one, a search for what few posts say would have no end. */
const HOTTEST_FOUND: Order = { ...NEWEST, by: [sql`posts.hot_at + 0`] };

/** The newest posts a search looks through. No index knows what a post says. */
export const SEARCHED = 20_000;

/** When the oldest post was written that a search looks through. */
async function searchedSince(db: Kysely<Database>): Promise<number> {
  const oldest = await db
    .selectFrom('posts')
    .select('posts.created_at')
    .where('posts.state', '=', 0)
    .orderBy('posts.created_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(1)
    .offset(SEARCHED - 1)
    .executeTakeFirst();
  return oldest?.created_at ?? 0;
}

const wordsOf = (keyword = ''): string[] => keyword.split(/\s+/).filter((word) => word !== '');

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

function matching(viewer: Viewer, { tagId, gameId }: PostFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'posts'>();
  return eb.and([
    eb('posts.state', '=', 0),
    ...(tagId ? [eb('posts.tag_id', '=', tagId)] : []),
    ...(gameId ? [eb('posts.game_id', '=', gameId)] : []),
    ...notBlockedBy(viewer, 'posts.uid'),
  ]);
}

async function pageOfPosts(db: Kysely<Database>, viewer: Viewer, posts: Walk, paging: Paging): Promise<Page<Post>> {
  const page = await growingPage(paging, {
    ...posts,
    read: (ids) => selectPosts(db, viewer).where('posts.id', 'in', ids.map(String)).execute(),
    idOf: ({ id }) => id,
  });
  return { ...page, records: await postsOf(db, viewer, page.records) };
}

async function search(db: Kysely<Database>, viewer: Viewer, filter: PostFilter, words: readonly string[]): Promise<Walk> {
  const found = db
    .selectFrom('posts')
    .where(matching(viewer, filter))
    .where('posts.created_at', '>=', await searchedSince(db))
    .where((eb) => eb.and(words.map(isAbout)));
  return walk(db, filter.sort === 1 ? HOTTEST_FOUND : NEWEST, found);
}

/** One page of the feed, in an order no two posts share a place in. With a keyword it is a search among the newest posts. */
export async function listPosts(db: Kysely<Database>, viewer: Viewer, filter: PostFilter, paging: Paging): Promise<Page<Post>> {
  const words = wordsOf(filter.keyword);
  const all = db.selectFrom('posts').where(matching(viewer, filter));
  const posts = words.length > 0 ? await search(db, viewer, filter, words) : walk(db, filter.sort === 1 ? HOTTEST : NEWEST, all);
  return pageOfPosts(db, viewer, posts, paging);
}

/** One page of one's own posts, newest first. */
export function listOwnPosts(db: Kysely<Database>, viewer: Viewer, paging: Paging): Promise<Page<Post>> {
  const all = db.selectFrom('posts').where('posts.uid', '=', viewer.uid).where('posts.state', '=', 0);
  return pageOfPosts(db, viewer, walk(db, NEWEST, all), paging);
}

/** One page of the posts of the people one follows, newest first. They are not counted. */
export const listFollowedPosts = (db: Kysely<Database>, viewer: Viewer, paging: Paging): Promise<Page<Post>> =>
  pageOfPosts(db, viewer, followedPosts(db, viewer), paging);
