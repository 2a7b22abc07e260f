import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import { NO_REPLY, type Comment, type QuotedPost, type Reply } from '#domain/square.ts';
import { notFound } from '../answer.ts';
import type { Database } from '../db/schema.ts';
import type { CommentRow, PostTableRow } from '../db/squareSchema.ts';
import { AUTHOR_COLUMNS, briefOf, followedBy, type AuthoredRow } from './authors.ts';
import type { Viewer } from './viewer.ts';

/** A comment with its author, the name it answers and its post. */
export type ListedComment = AuthoredRow &
  Omit<CommentRow, 'uid'> & {
    reply_to_name: string | null;
    liked: number;
    post_content: string;
    post_state: PostTableRow['state'];
  };

/** Characters of a post shown above a comment on it. */
const EXCERPT_LENGTH = 60;

/** The refusal for a comment that is not there, is removed, or is not the caller's to remove. */
export const noComment = () => notFound('该评论已被删除');

/** Comments with everything a row shows. */
export function selectComments(db: Kysely<Database>, viewer: Viewer) {
  return db
    .selectFrom('comments')
    .innerJoin('users', 'users.uid', 'comments.uid')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .leftJoin('comments as answered', 'answered.id', 'comments.reply_to_id')
    .leftJoin('users as answered_user', 'answered_user.uid', 'answered.uid')
    .select(AUTHOR_COLUMNS)
    .select([
      'comments.id',
      'comments.post_id',
      'comments.parent_id',
      'comments.reply_to_id',
      'comments.content',
      'comments.like_count',
      'comments.reply_count',
      'comments.state',
      'comments.created_at',
    ])
    .select(['answered_user.name as reply_to_name', 'posts.content as post_content', 'posts.state as post_state'])
    .select((eb) => [
      eb
        .selectFrom('comment_likes')
        .select(eb.fn.countAll<number>().as('n'))
        .where('comment_likes.uid', '=', viewer.uid)
        .whereRef('comment_likes.comment_id', '=', 'comments.id')
        .as('liked'),
      followedBy(viewer),
    ])
    .$castTo<ListedComment>();
}

/**
 * A comment of the first level is listed while it, or a reply under it, can be seen. The words are those
 * of the index that holds just these (`comments_listed_newest`): with a parameter in them it would not serve.
 */
export const listedUnder = (postId: string): Expression<SqlBool> =>
  sql<SqlBool>`comments.post_id = ${postId} and comments.parent_id is null and (comments.state = 0 or comments.reply_count > 0)`;

/** A row as a reply. Of a removed comment only its place is left. */
export function replyOf(row: ListedComment, viewer: Viewer): Reply {
  const user = briefOf(row, viewer);
  const answersReply = row.reply_to_id !== null && row.reply_to_id !== row.parent_id;
  return {
    id: row.id,
    postId: row.post_id,
    user,
    content: row.state === 0 ? row.content : '',
    replyCommentId: row.reply_to_id ?? NO_REPLY,
    ...(answersReply && row.reply_to_name !== null && { replyToName: row.reply_to_name }),
    parentId: row.parent_id ?? NO_REPLY,
    createTime: row.created_at,
    likeCount: row.like_count,
    liked: row.liked > 0,
    isMine: user.isMe,
    state: row.state,
  };
}

/** A row as a comment with the replies read for it. */
export const commentOf = (row: ListedComment, viewer: Viewer, replies: Reply[]): Comment => ({
  ...replyOf(row, viewer),
  replyCount: row.reply_count,
  replies,
});

/** The post a comment stands under; nothing is told of a removed one. */
export function quotedPostOf(row: ListedComment): QuotedPost {
  const visible = row.post_state === 0;
  return {
    id: row.post_id,
    excerpt: visible ? [...row.post_content].slice(0, EXCERPT_LENGTH).join('') : '',
    state: row.post_state,
  };
}

/** One comment as its author gets it back. */
export async function readComment(db: Kysely<Database>, viewer: Viewer, id: string): Promise<Comment> {
  const row = await selectComments(db, viewer)
    .where('comments.id', '=', id)
    .where('comments.state', '=', 0)
    .executeTakeFirst();
  if (!row) throw noComment();
  return commentOf(row, viewer, []);
}
