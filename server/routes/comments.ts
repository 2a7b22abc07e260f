import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { checkComment, NO_REPLY } from '#domain/square.ts';
import { answer } from '../answer.ts';
import { growingEntries, longText, requestId, ruledBy, sortOrder, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPathId, readPayload, readQuery } from '../request.ts';
import { noComment, readComment } from '../square/comments.ts';
import { likeComment, type Toggle } from '../square/likes.ts';
import { listComments, listOwnComments, listReplies, REPLY_PAGE_SIZE } from '../square/listComments.ts';
import { noPost } from '../square/posts.ts';
import { requireViewer, viewerOf } from '../square/viewer.ts';
import { createComment, deleteComment } from '../square/writeComment.ts';

export const listSchema = v.object({ sort: sortOrder(1), commentId: text, ...growingEntries });
export const ownSchema = v.object(growingEntries);
export const repliesSchema = v.omit(v.object(growingEntries), ['pageSize']);

export const draftSchema = v.object({
  content: ruledBy(longText, checkComment),
  replyCommentId: v.pipe(
    text,
    v.transform((value) => value || NO_REPLY),
  ),
  requestId: v.optional(requestId),
});

const postIdOf = (c: Context): string => readPathId(c, 'id', noPost().message);
const commentIdOf = (c: Context, name = 'id'): string => readPathId(c, name, noComment().message);

async function list(ports: Ports, c: Context): Promise<Response> {
  const postId = postIdOf(c);
  const { sort, commentId, ...paging } = readQuery(c, listSchema);
  const asked = { postId, sort, focusId: commentId };
  return answer(c, await listComments(ports.db, await viewerOf(ports, c), asked, paging));
}

async function replies(ports: Ports, c: Context): Promise<Response> {
  const asked = { postId: postIdOf(c), commentId: commentIdOf(c, 'commentId') };
  const place = readQuery(c, repliesSchema);
  const viewer = await viewerOf(ports, c);
  return answer(c, await listReplies(ports.db, viewer, asked, { ...place, pageSize: REPLY_PAGE_SIZE }));
}

/** Newest first, which is the one order one's own lists have (spec §9: sort=2). */
async function listOwn(ports: Ports, c: Context): Promise<Response> {
  return answer(c, await listOwnComments(ports.db, await requireViewer(ports, c), readQuery(c, ownSchema)));
}

async function create(ports: Ports, c: Context): Promise<Response> {
  const viewer = await requireViewer(ports, c);
  const draft = await readPayload(c, draftSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'commentUser', key: viewer.uid, now: viewer.now });
  const commentId = await createComment(ports, viewer, { ...draft, postId: postIdOf(c) });
  return answer(c, await readComment(ports.db, viewer, commentId));
}

async function remove(ports: Ports, c: Context): Promise<Response> {
  await deleteComment(ports, await requireViewer(ports, c), commentIdOf(c));
  return answer(c, null);
}

async function like(ports: Ports, c: Context, request: Toggle): Promise<Response> {
  const viewer = await requireViewer(ports, c);
  await consumeLimit(ports.db, ports.limits, { call: 'markUser', key: viewer.uid, now: viewer.now });
  return answer(c, await likeComment(ports.db, viewer, commentIdOf(c), request));
}

/** Comments of two levels (spec §7 "Square"). */
export function commentRoutes(ports: Ports): Hono {
  return new Hono()
    .post('/api/v1/square/post/:id/comment', (c) => create(ports, c))
    .get('/api/v1/square/post/:id/comment/list', (c) => list(ports, c))
    .get('/api/v1/square/post/:id/comment/:commentId/list', (c) => replies(ports, c))
    .get('/api/v1/square/comment/me', (c) => listOwn(ports, c))
    .delete('/api/v1/square/comment/:id', (c) => remove(ports, c))
    .post('/api/v1/square/comment/:id/like', (c) => like(ports, c, { set: true }))
    .delete('/api/v1/square/comment/:id/like', (c) => like(ports, c, { set: false }));
}
