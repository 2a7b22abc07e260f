import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Page } from '#domain/page.ts';
import { paths } from '#domain/paths.ts';
import type { Image } from '#domain/primitives.ts';
import type { Post } from '#domain/square.ts';
import { gone } from '../answer.ts';
import type { Database } from '../db/schema.ts';
import type { PostTableRow } from '../db/squareSchema.ts';
import { containing, pageOf, type Paging } from '../paging.ts';
import { AUTHOR_COLUMNS, briefOf, followedBy, notBlockedBy, type AuthoredRow } from './authors.ts';
import type { Viewer } from './viewer.ts';

/** 1 hottest, 2 newest (product.md D14). */
export type SquareSort = 1 | 2;

/** What a list of posts is narrowed to; empty means not narrowed. */
export type PostFilter = {
  sort: SquareSort;
  tagId?: string;
  gameId?: string;
  keyword?: string;
  /** Whose posts; their own list shows them whatever the viewer blocks. */
  author?: string;
  /** Only people this person follows. */
  follower?: string;
};

type ListedPost = AuthoredRow &
  Pick<PostTableRow, 'id' | 'tag_id' | 'content' | 'like_count' | 'comment_count' | 'state' | 'created_at'> & {
    tag_name: string;
    liked: number;
  };

/** Likes from which a post is marked as hot. */
const HOT_LIKES = 24;

/** The refusal for a post that is not there, or no longer. */
export const noPost = () => gone('该帖子已被删除');

function selectPosts(db: Kysely<Database>, viewer: Viewer) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.uid', 'posts.uid')
    .innerJoin('tags', 'tags.id', 'posts.tag_id')
    .select(AUTHOR_COLUMNS)
    .select(['posts.id', 'posts.tag_id', 'posts.content', 'posts.like_count', 'posts.comment_count', 'posts.state', 'posts.created_at'])
    .select('tags.name as tag_name')
    .select((eb) => [
      eb
        .selectFrom('post_likes')
        .select(eb.fn.countAll<number>().as('n'))
        .where('post_likes.uid', '=', viewer.uid)
        .whereRef('post_likes.post_id', '=', 'posts.id')
        .as('liked'),
      followedBy(viewer),
    ])
    .$castTo<ListedPost>();
}

/** The pictures of several posts at once. */
async function imagesOf(db: Kysely<Database>, postIds: readonly string[]): Promise<Map<string, Image[]>> {
  const byPost = new Map<string, Image[]>(postIds.map((id) => [id, []]));
  if (postIds.length === 0) return byPost;
  const rows = await db.selectFrom('post_images').selectAll().where('post_id', 'in', postIds).orderBy('position').execute();
  for (const { post_id, url, thumb, width, height } of rows) byPost.get(post_id)?.push({ url, thumb, width, height });
  return byPost;
}

function postOf(row: ListedPost, viewer: Viewer, images: Image[]): Post {
  const user = briefOf(row, viewer);
  return {
    id: row.id,
    user,
    tag: { id: row.tag_id, tag: row.tag_name },
    content: row.content,
    images,
    createTime: row.created_at,
    likeCount: row.like_count,
    commentCount: row.comment_count,
    liked: row.liked > 0,
    followed: user.followed,
    isMine: user.isMe,
    hot: row.like_count >= HOT_LIKES,
    state: row.state,
    shareUrl: `${viewer.origin}${paths.post(row.id)}`,
  };
}

const wordsOf = (keyword = ''): string[] => keyword.toLowerCase().split(/\s+/).filter((word) => word !== '');

/** Whether a word stands in a post, or names its tag or its game. */
function isAbout(word: string): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'posts'>();
  const names = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${containing(word)} escape '\\'`;
  return eb.or([
    names('posts.content'),
    eb('posts.tag_id', 'in', eb.selectFrom('tags').select('tags.id').where(names('tags.name'))),
    eb('posts.game_id', 'in', eb.selectFrom('games').select('games.id').where(names('games.name'))),
  ]);
}

/** What a filter leaves, as one condition for both the count and the rows. */
function matching(viewer: Viewer, filter: PostFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'posts'>();
  const { tagId, gameId, keyword, author, follower } = filter;
  return eb.and([
    eb('posts.state', '=', 0),
    ...(tagId ? [eb('posts.tag_id', '=', tagId)] : []),
    ...(gameId ? [eb('posts.game_id', '=', gameId)] : []),
    ...wordsOf(keyword).map(isAbout),
    ...(follower
      ? [eb('posts.uid', 'in', eb.selectFrom('follows').select('follows.target_uid').where('follows.uid', '=', follower))]
      : []),
    author ? eb('posts.uid', '=', author) : notBlockedBy(viewer, 'posts.uid'),
  ]);
}

/** One page of posts, in an order no two posts share a place in. */
export async function listPosts(db: Kysely<Database>, viewer: Viewer, filter: PostFilter, paging: Paging): Promise<Page<Post>> {
  const condition = matching(viewer, filter);
  const page = await pageOf(paging, {
    count: db.selectFrom('posts').select((eb) => eb.fn.countAll<number>().as('total')).where(condition),
    rows: selectPosts(db, viewer)
      .where(condition)
      .orderBy(filter.sort === 1 ? 'posts.hot_at' : 'posts.created_at', 'desc')
      .orderBy('posts.id', 'desc'),
    view: (row) => row,
  });
  const images = await imagesOf(db, page.records.map(({ id }) => id));
  return { ...page, records: page.records.map((row) => postOf(row, viewer, images.get(row.id) ?? [])) };
}

/** A visible post, or 1201. */
export async function readPost(db: Kysely<Database>, viewer: Viewer, id: string): Promise<Post> {
  const row = await selectPosts(db, viewer).where('posts.id', '=', id).where('posts.state', '=', 0).executeTakeFirst();
  if (!row) throw noPost();
  const images = await imagesOf(db, [id]);
  return postOf(row, viewer, images.get(id) ?? []);
}

/** Refuses with 1201 when the post cannot be seen (any more). */
export async function requirePost(db: Kysely<Database>, id: string): Promise<void> {
  const found = await db.selectFrom('posts').select('id').where('id', '=', id).where('state', '=', 0).executeTakeFirst();
  if (!found) throw noPost();
}
