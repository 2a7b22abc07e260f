import * as v from 'valibot';
import { draftKey } from '#domain/draft.ts';
import { idSchema } from '#domain/primitives.ts';
import { NO_REPLY, type Reply } from '#domain/square.ts';
import { storageKey, type DeviceStorage } from '#platform/device/storage.ts';

export const replyTargetSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The comment of the first level it stands under. */
  threadId: idSchema,
  isReply: v.boolean(),
});

/** The comment somebody answers. */
export type ReplyTarget = v.InferOutput<typeof replyTargetSchema>;

export const replyTargetOf = ({ id, user, parentId }: Pick<Reply, 'id' | 'user' | 'parentId'>): ReplyTarget => ({
  id,
  name: user.name,
  threadId: parentId === NO_REPLY ? id : parentId,
  isReply: parentId !== NO_REPLY,
});

/** What the words for a target are kept under. */
export const draftKeyOf = (postId: string, target: ReplyTarget | undefined): string =>
  target ? draftKey.reply(postId, target.id) : draftKey.comment(postId);

const keptSchema = v.object({ postId: idSchema, target: replyTargetSchema });

/** Remembers whom an answer is for, so that it comes back as one after login or a reload. */
export const keepReplyTarget = (storage: DeviceStorage, postId: string, target: ReplyTarget | undefined): void =>
  void storage.write(storageKey.replyTarget, target && { postId, target });

/** Whom the answer last begun under this post is for. */
export function readReplyTarget(storage: DeviceStorage, postId: string): ReplyTarget | undefined {
  const kept = storage.read(storageKey.replyTarget, v.nullable(keptSchema), null);
  return kept?.postId === postId ? kept.target : undefined;
}
