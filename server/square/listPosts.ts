import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Page } from '#domain/page.ts';
import type { Post } from '#domain/square.ts';
import type { Database } from '../db/schema.ts';
import { keysetPage, listQuery, type ListQuery } from '../keysetPage.ts';
import type { Paging } from '../paging.ts';
import { notBlockedBy } from './authors.ts';
import { followedPosts } from './followedPosts.ts';
import { HOTTEST, NEWEST, postsOf, selectPosts, type SquareSort } from './posts.ts';
import { searchPosts } from './searchPosts.ts';
import type { Viewer } from './viewer.ts';

/** What the feed is narrowed to; empty means not narrowed. */
export type PostFilter = { sort: SquareSort; tagId?: string; gameId?: string; keyword?: string };

const wordsOf = (keyword = ''): string[] => keyword.split(/\s+/).filter((word) => word !== '');

function matching(viewer: Viewer, { tagId, gameId }: PostFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'posts'>();
  return eb.and([
    eb('posts.state', '=', 0),
    ...(tagId ? [eb('posts.tag_id', '=', tagId)] : []),
    ...(gameId ? [eb('posts.game_id', '=', gameId)] : []),
    ...notBlockedBy(viewer, 'posts.uid'),
  ]);
}

async function pageOfPosts(
  db: Kysely<Database>,
  viewer: Viewer,
  posts: ListQuery,
  paging: Paging,
): Promise<Page<Post>> {
  const page = await keysetPage(paging, {
    ...posts,
    read: (ids) => selectPosts(db, viewer).where('posts.id', 'in', ids.map(String)).execute(),
    idOf: ({ id }) => id,
  });
  return { ...page, records: await postsOf(db, viewer, page.records) };
}

/** One page of the feed, in an order no two posts share a place in. With a keyword it is a search among the newest posts. */
export async function listPosts(
  db: Kysely<Database>,
  viewer: Viewer,
  filter: PostFilter,
  paging: Paging,
): Promise<Page<Post>> {
  const words = wordsOf(filter.keyword);
  const among = matching(viewer, filter);
  const all = db.selectFrom('posts').where(among);
  const posts =
    words.length > 0
      ? await searchPosts(db, { words, among, sort: filter.sort })
      : listQuery(db, filter.sort === 1 ? HOTTEST : NEWEST, all);
  return pageOfPosts(db, viewer, posts, paging);
}

/** One page of one's own posts, newest first. */
export function listOwnPosts(db: Kysely<Database>, viewer: Viewer, paging: Paging): Promise<Page<Post>> {
  const all = db.selectFrom('posts').where('posts.uid', '=', viewer.uid).where('posts.state', '=', 0);
  return pageOfPosts(db, viewer, listQuery(db, NEWEST, all), paging);
}

/** One page of the posts of the people one follows, newest first. They are not counted. */
export const listFollowedPosts = (db: Kysely<Database>, viewer: Viewer, paging: Paging): Promise<Page<Post>> =>
  pageOfPosts(db, viewer, followedPosts(db, viewer), paging);
