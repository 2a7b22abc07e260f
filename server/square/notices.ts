import type { Transaction } from 'kysely';
import { paths } from '#domain/paths.ts';
import type { Database, MessageRow } from '../db/schema.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { sendMessageOnce, withdrawMessages } from '../messages.ts';
import type { Viewer } from './viewer.ts';

/** Who did it, and when. */
type Actor = Pick<Viewer, 'uid' | 'now'>;

type Notice = Pick<MessageRow, 'kind' | 'link'> & {
  /** Whose inbox. */
  to: string;
  /** What the actor did, after their name. */
  action: string;
  /** The words it is about, as they were written; '' for a post of pictures alone. */
  words: string;
  /** The thing it was done to: a second time nobody is told again. */
  about: string;
};

/** Characters of somebody's words shown in a row of the inbox. */
const SUMMARY_LENGTH = 60;

const shorten = (words: string): string => [...words.trim()].slice(0, SUMMARY_LENGTH).join('');

/** Tells somebody else what was done; whom they block (不看TA) they hear nothing of. */
async function tell(
  trx: Transaction<Database>,
  { uid, now }: Actor,
  { to, action, words, about, kind, link }: Notice,
): Promise<void> {
  if (to === uid) return;
  const actor = await trx
    .selectFrom('users')
    .select('name')
    .where('uid', '=', uid)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('blocks').select('uid').where('uid', '=', to).where('target_uid', '=', uid))),
    )
    .executeTakeFirst();
  if (!actor) return;
  const quote = words === '' ? '' : `<blockquote>${escapeHtml(words).replaceAll('\n', '<br>')}</blockquote>`;
  const message = {
    uid: to,
    kind,
    title: `${actor.name} ${action}`,
    summary: shorten(words),
    content: `<p><strong>${escapeHtml(actor.name)}</strong> ${action}。</p>${quote}`,
    link,
  };
  await sendMessageOnce(trx, message, { of: [uid, about], now });
}

/** Tells the owner of a post that somebody likes it. */
export async function tellOfPostLike(trx: Transaction<Database>, actor: Actor, postId: string): Promise<void> {
  const post = await trx
    .selectFrom('posts')
    .select(['uid', 'content'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  await tell(trx, actor, {
    to: post.uid,
    kind: 'like',
    action: '赞了您的帖子',
    words: post.content,
    about: `post:${postId}`,
    link: paths.post(postId),
  });
}

/** Tells the author of a comment that somebody likes it. */
export async function tellOfCommentLike(trx: Transaction<Database>, actor: Actor, commentId: string): Promise<void> {
  const {
    uid: to,
    post_id,
    content: words,
  } = await trx
    .selectFrom('comments')
    .select(['uid', 'post_id', 'content'])
    .where('id', '=', commentId)
    .executeTakeFirstOrThrow();
  const link = paths.post(post_id, commentId);
  await tell(trx, actor, {
    to,
    kind: 'like',
    action: '赞了您的评论',
    words,
    about: aboutComment({ id: commentId }),
    link,
  });
}

/** Tells somebody that they are followed. There is no page of a person to lead to (spec §2). */
export const tellOfFollow = (trx: Transaction<Database>, actor: Actor, target: string): Promise<void> =>
  tell(trx, actor, {
    to: target,
    kind: 'follow',
    action: '关注了您',
    words: '',
    about: `person:${target}`,
    link: null,
  });

type CommentPlace = { id: string; postId: string; replyToId: string | null };

const aboutComment = ({ id }: Pick<CommentPlace, 'id'>): string => `comment:${id}`;

/** Whom a comment concerns: the author of the comment it answers, and the post's. */
async function concernedBy(
  trx: Transaction<Database>,
  { postId, replyToId }: CommentPlace,
): Promise<{ answered?: string; owner: string }> {
  const { uid: owner } = await trx.selectFrom('posts').select('uid').where('id', '=', postId).executeTakeFirstOrThrow();
  if (replyToId === null) return { owner };
  const { uid: answered } = await trx
    .selectFrom('comments')
    .select('uid')
    .where('id', '=', replyToId)
    .executeTakeFirstOrThrow();
  return { owner, answered };
}

/** Tells whom a comment concerns of it, each once. */
export async function tellOfComment(
  trx: Transaction<Database>,
  actor: Actor,
  comment: CommentPlace & { content: string },
): Promise<void> {
  const { id, postId, content: words } = comment;
  const { owner, answered } = await concernedBy(trx, comment);
  const notice = { kind: 'comment', words, about: aboutComment(comment), link: paths.post(postId, id) } as const;
  if (answered !== undefined) await tell(trx, actor, { ...notice, to: answered, action: '回复了您的评论' });
  if (owner !== answered) await tell(trx, actor, { ...notice, to: owner, action: '评论了您的帖子' });
}

/** Takes the words of a removed comment back out of the inboxes they were told to. */
export async function withdrawComment(
  trx: Transaction<Database>,
  author: string,
  comment: CommentPlace,
): Promise<void> {
  const { owner, answered = owner } = await concernedBy(trx, comment);
  await withdrawMessages(trx, [owner, answered], { kind: 'comment', of: [author, aboutComment(comment)] });
}
