import { sql, type Kysely } from 'kysely';
import { paths } from '#domain/paths.ts';
import type { Image } from '#domain/primitives.ts';
import type { Post } from '#domain/square.ts';
import { notFound } from '../answer.ts';
import type { Database } from '../db/schema.ts';
import type { PostTableRow } from '../db/squareSchema.ts';
import type { Order } from '../keysetPage.ts';
import { AUTHOR_COLUMNS, briefOf, followedBy, type AuthoredRow } from './authors.ts';
import type { Viewer } from './viewer.ts';

/** 1 hottest, 2 newest (product D14). */
export type SquareSort = 1 | 2;

/** A post with its author, its tag and what the viewer did about it. */
export type ListedPost = AuthoredRow &
  Pick<PostTableRow, 'id' | 'tag_id' | 'content' | 'like_count' | 'comment_count' | 'state' | 'created_at'> & {
    tag_name: string;
    liked: number;
  };

/** The newest post first. */
export const NEWEST: Order = {
  by: [sql.ref('posts.created_at')],
  id: sql.ref('posts.id'),
  idType: 'text',
  direction: 'desc',
};

/** The hottest post first. */
export const HOTTEST: Order = { ...NEWEST, by: [sql.ref('posts.hot_at')] };

/** Likes from which a post is marked as hot. */
const HOT_LIKES = 24;

/** The refusal for a post that is not there, or no longer. */
export const noPost = () => notFound('该帖子已被删除');

/** Posts with everything a card shows. */
export function selectPosts(db: Kysely<Database>, viewer: Viewer) {
  return db
    .selectFrom('posts')
    .innerJoin('users', 'users.uid', 'posts.uid')
    .innerJoin('tags', 'tags.id', 'posts.tag_id')
    .select(AUTHOR_COLUMNS)
    .select([
      'posts.id',
      'posts.tag_id',
      'posts.content',
      'posts.like_count',
      'posts.comment_count',
      'posts.state',
      'posts.created_at',
    ])
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
  const rows = await db
    .selectFrom('post_images')
    .selectAll()
    .where('post_id', 'in', postIds)
    .orderBy('post_id')
    .orderBy('position')
    .execute();
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

/** Rows as posts, with their pictures, in their order. */
export async function postsOf(db: Kysely<Database>, viewer: Viewer, rows: readonly ListedPost[]): Promise<Post[]> {
  const images = await imagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => postOf(row, viewer, images.get(row.id) ?? []));
}

/** A visible post, or 1201. */
export async function readPost(db: Kysely<Database>, viewer: Viewer, id: string): Promise<Post> {
  const row = await selectPosts(db, viewer).where('posts.id', '=', id).where('posts.state', '=', 0).executeTakeFirst();
  const [post] = await postsOf(db, viewer, row ? [row] : []);
  if (!post) throw noPost();
  return post;
}

/** Refuses with 1201 when the post cannot be seen (any more). */
export async function requirePost(db: Kysely<Database>, id: string): Promise<void> {
  const found = await db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 0)
    .executeTakeFirst();
  if (!found) throw noPost();
}
