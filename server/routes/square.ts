import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { checkPost } from '#domain/square.ts';
import { answer } from '../answer.ts';
import { growingEntries, keyword, listOf, longText, pagingEntries, requestId, sortOrder, text } from '../params.ts';
import type { Ports } from '../ports.ts';
import { consumeLimit } from '../rateLimit.ts';
import { readPathId, readPayload, readQuery } from '../request.ts';
import { likePost, type Toggle } from '../square/likes.ts';
import { listFollowedPosts, listOwnPosts, listPosts } from '../square/listPosts.ts';
import { noPost, readPost } from '../square/posts.ts';
import { listConfig, listSensitiveWords, listTags, suggest } from '../square/settings.ts';
import { requireViewer, viewerOf } from '../square/viewer.ts';
import { createPost, deletePost } from '../square/writePost.ts';

export const listSchema = v.object({ tagId: text, gameId: text, keyword, sort: sortOrder(1), ...growingEntries });
export const growingSchema = v.object(growingEntries);
export const pagingSchema = v.object(pagingEntries);
export const suggestSchema = v.object({ keyword });

export const draftSchema = v.pipe(
  v.object({ tagId: v.pipe(text, v.minLength(1, '请选择标签')), content: longText, images: listOf(text), requestId }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { content, images } = dataset.value;
    const message = checkPost({ content, imageCount: images.length });
    if (message === undefined) return;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'content', value: content }],
    });
  }),
);

async function list(ports: Ports, c: Context): Promise<Response> {
  const { currentPage, pageSize, cursor, ...filter } = readQuery(c, listSchema);
  return answer(c, await listPosts(ports.db, await viewerOf(ports, c), filter, { currentPage, pageSize, cursor }));
}

/** Newest first, which is the one order one's own lists have (spec §9: sort=2). */
async function listOwn(ports: Ports, c: Context): Promise<Response> {
  return answer(c, await listOwnPosts(ports.db, await requireViewer(ports, c), readQuery(c, growingSchema)));
}

async function listFollowed(ports: Ports, c: Context): Promise<Response> {
  return answer(c, await listFollowedPosts(ports.db, await requireViewer(ports, c), readQuery(c, growingSchema)));
}

const postIdOf = (c: Context): string => readPathId(c, 'id', noPost().message);

async function read(ports: Ports, c: Context): Promise<Response> {
  const postId = postIdOf(c);
  return answer(c, await readPost(ports.db, await viewerOf(ports, c), postId));
}

async function create(ports: Ports, c: Context): Promise<Response> {
  const viewer = await requireViewer(ports, c);
  const draft = await readPayload(c, draftSchema);
  await consumeLimit(ports.db, ports.limits, { call: 'postUser', key: viewer.uid, now: viewer.now });
  const postId = await createPost(ports, viewer, draft);
  return answer(c, await readPost(ports.db, viewer, postId));
}

async function remove(ports: Ports, c: Context): Promise<Response> {
  await deletePost(ports, await requireViewer(ports, c), postIdOf(c));
  return answer(c, null);
}

async function like(ports: Ports, c: Context, request: Toggle): Promise<Response> {
  const viewer = await requireViewer(ports, c);
  await consumeLimit(ports.db, ports.limits, { call: 'markUser', key: viewer.uid, now: viewer.now });
  return answer(c, await likePost(ports.db, viewer, postIdOf(c), request));
}

/** The feed and its posts (spec §7 "Square"). Everyone may read; writing needs a person. */
export function squareRoutes(ports: Ports): Hono {
  const { db } = ports;
  return new Hono()
    .get('/api/v1/square/tag/list', async (c) => answer(c, await listTags(db)))
    .get('/api/v1/square/config/list', async (c) => answer(c, await listConfig(db, readQuery(c, pagingSchema))))
    .get('/api/v1/square/sensitiveword/list', async (c) =>
      answer(c, await listSensitiveWords(db, readQuery(c, pagingSchema))),
    )
    .get('/api/v1/square/keyword/suggestion', async (c) =>
      answer(c, await suggest(db, readQuery(c, suggestSchema).keyword, ports.clock())),
    )
    .get('/api/v1/square/post/list', (c) => list(ports, c))
    .get('/api/v1/square/post/me', (c) => listOwn(ports, c))
    .get('/api/v1/square/post/follow', (c) => listFollowed(ports, c))
    .post('/api/v1/square/post', (c) => create(ports, c))
    .get('/api/v1/square/post/:id', (c) => read(ports, c))
    .delete('/api/v1/square/post/:id', (c) => remove(ports, c))
    .post('/api/v1/square/post/:id/like', (c) => like(ports, c, { set: true }))
    .delete('/api/v1/square/post/:id/like', (c) => like(ports, c, { set: false }));
}
