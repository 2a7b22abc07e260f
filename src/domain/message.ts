import * as v from 'valibot';
import { idSchema, pathTextSchema, timeSchema, wholeSchema, writtenTextSchema } from './primitives.ts';
import { pageEntries } from './page.ts';

export const messageSchema = v.object({
  id: idSchema,
  kind: v.picklist(['system', 'order', 'gift', 'comment', 'like', 'follow']),
  title: writtenTextSchema,
  summary: v.fallback(writtenTextSchema, ''),
  content: v.fallback(v.string(), ''),
  createTime: timeSchema,
  read: v.boolean(),
  /** Where it leads in the portal. */
  link: v.optional(pathTextSchema),
});
export type Message = v.InferOutput<typeof messageSchema>;

export const messagePageSchema = v.object({
  ...pageEntries(messageSchema),
  unread: v.optional(wholeSchema),
});
export type MessagePage = v.InferOutput<typeof messagePageSchema>;

/** The header's count: unread when the server sends it, otherwise the list's total (spec §3). */
export const messageCount = (page: Pick<MessagePage, 'unread' | 'total'>): number => page.unread ?? page.total;
