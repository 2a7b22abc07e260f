import type { Transaction } from 'kysely';
import { Code } from '#domain/envelope.ts';
import { badField, ApiError } from '../answer.ts';
import type { Database } from '../db/schema.ts';
import type { PostImageRow } from '../db/squareSchema.ts';
import { newId } from '../encoding.ts';
import { withIdempotencyKey } from '../withIdempotencyKey.ts';
import type { Ports } from '../ports.ts';
import { indexPosts, unindexPost } from './postGrams.ts';
import { noPost } from './posts.ts';
import { uploadNameOf, uploadUrl } from './uploads.ts';
import type { Viewer } from './viewer.ts';
import { refuseSensitive } from './words.ts';

/** A post as it is sent: the pictures are addresses of the author's own uploads. */
export type PostDraft = { tagId: string; content: string; images: readonly string[]; requestId: string };

/** Under an official tag the house alone writes: readers take what stands there for its word. */
async function requireTag(trx: Transaction<Database>, id: string, uid: string): Promise<void> {
  const tag = await trx.selectFrom('tags').select('official').where('id', '=', id).executeTakeFirst();
  if (!tag) throw badField('tagId', '请选择标签');
  if (tag.official === 0) return;
  const author = await trx.selectFrom('users').select('official').where('uid', '=', uid).executeTakeFirst();
  if (author?.official !== 1) throw badField('tagId', '该标签仅限官方发布，请选择其他标签');
}

/** Sizes come from what the server measured, never from the sender. A foreign picture is as good as none (T9). */
async function writeImages(
  trx: Transaction<Database>,
  postId: string,
  uid: string,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return;
  const names = urls.map((url) => uploadNameOf(url) ?? '');
  const uploads = await trx
    .selectFrom('uploads')
    .selectAll()
    .where('uid', '=', uid)
    .where('name', 'in', names)
    .execute();
  const byName = new Map(uploads.map((upload) => [upload.name, upload]));
  const rows = names.map((name, position): PostImageRow => {
    const upload = byName.get(name);
    if (!upload) throw badField('images', '图片已失效，请重新上传');
    const url = uploadUrl(name);
    return { post_id: postId, position, url, thumb: url, width: upload.width, height: upload.height };
  });
  await trx.insertInto('post_images').values(rows).execute();
}

/** Publishes a post once per `requestId` and gives its id. */
export async function createPost(ports: Ports, { uid, now }: Viewer, draft: PostDraft): Promise<string> {
  await refuseSensitive(ports.db, draft.content, now);
  const { requestId, ...request } = draft;
  return withIdempotencyKey(ports.db, { uid, requestId, request: { call: 'post', ...request }, now }, async (trx) => {
    await requireTag(trx, draft.tagId, uid);
    const id = newId(ports.random);
    const counts = { like_count: 0, comment_count: 0, state: 0 } as const;
    await trx
      .insertInto('posts')
      .values({ id, uid, tag_id: draft.tagId, game_id: null, content: draft.content, ...counts, created_at: now })
      .execute();
    await writeImages(trx, id, uid, draft.images);
    await indexPosts(trx, [id]);
    return id;
  });
}

/** Removes one's own post; again is the same. Someone else's visible post is 1203, any other 1201. */
export async function deletePost(ports: Ports, { uid }: Viewer, id: string): Promise<void> {
  const isRemoved = await ports.db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('posts')
      .set({ state: 2 })
      .where('id', '=', id)
      .where('uid', '=', uid)
      .executeTakeFirst();
    if (removed.numUpdatedRows === 0n) return false;
    await unindexPost(trx, id);
    return true;
  });
  if (isRemoved) return;
  const foreign = await ports.db
    .selectFrom('posts')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 0)
    .executeTakeFirst();
  throw foreign ? new ApiError(Code.notYours, '只能删除自己的帖子') : noPost();
}
