import * as v from 'valibot';
import { idSchema, imageSchema, timeSchema } from './primitives.ts';
import { isBlank, POST_MAX_IMAGES } from './square.ts';

/** Drafts kept for one person; the one not touched for longest gives way. */
export const MAX_DRAFTS = 50;

/** How long after asking to log in a visitor's draft still goes to whoever logs in. */
export const LOGIN_WITHIN_MS = 30 * 60_000;

// Far above every limit, for what is too long to be sent is kept as well.
const MAX_CONTENT = 50_000;

/** What a draft is for: a post, a comment under a post, or a reply to a comment (product.md §3.2). */
export const draftKey = {
  post: 'post',
  comment: (postId: string) => `comment:${postId}`,
  reply: (postId: string, commentId: string) => `reply:${postId}:${commentId}`,
} as const;

/** A picture of a draft: `id` is its name on the device, `image` is how the server keeps it once it is sent. */
export const draftPictureSchema = v.object({ id: idSchema, image: v.optional(imageSchema) });
export type DraftPicture = v.InferOutput<typeof draftPictureSchema>;

/** Words not sent yet, with all that goes with them. */
export const draftSchema = v.object({
  content: v.pipe(v.string(), v.maxLength(MAX_CONTENT)),
  tagId: v.optional(idSchema),
  replyCommentId: v.optional(idSchema),
  pictures: v.optional(v.pipe(v.array(draftPictureSchema), v.maxLength(POST_MAX_IMAGES))),
  /** Of a sending that was never answered: sent again under it, the same words are published once. */
  requestId: v.optional(idSchema),
  updatedAt: timeSchema,
  /** When sending it asked a visitor to log in. */
  loginAskedAt: v.optional(timeSchema),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** What a person has put into a draft. */
export type DraftContent = Omit<Draft, 'updatedAt' | 'loginAskedAt'>;

/** All drafts of one person, by what they are for. */
export type Drafts = Readonly<Record<string, Draft>>;

/** The drafts that can be read; a damaged one does not take the others with it. */
export function readDrafts(values: Readonly<Record<string, unknown>>): Drafts {
  const drafts: Record<string, Draft> = {};
  for (const [key, value] of Object.entries(values)) {
    const draft = v.safeParse(draftSchema, value);
    if (draft.success) drafts[key] = draft.output;
  }
  return drafts;
}

/** Nothing worth keeping: no words and no picture. A chosen tag alone is quickly chosen again. */
export const isEmptyDraft = ({ content, pictures = [] }: DraftContent): boolean =>
  isBlank(content) && pictures.length === 0;

/** The drafts with one more, or without it when it is empty; the newest `MAX_DRAFTS` of them. */
export function putDraft(drafts: Drafts, key: string, draft: Draft): Drafts {
  const rest = withoutDraft(drafts, key);
  if (isEmptyDraft(draft)) return rest;
  const newestFirst = Object.entries({ [key]: draft, ...rest }).sort(([, a], [, b]) => b.updatedAt - a.updatedAt);
  return Object.fromEntries(newestFirst.slice(0, MAX_DRAFTS));
}

export const withoutDraft = (drafts: Drafts, key: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key));

/** Where a draft waits while a newer one stands in its place. */
const asideKey = (key: string): string => `aside:${key}`;

/** The drafts with nothing under `key`: what stands there waits, before all that waited already. */
function putAside(drafts: Drafts, key: string): Drafts {
  const draft = drafts[key];
  return draft ? putDraft(withoutDraft(putAside(drafts, asideKey(key)), key), asideKey(key), draft) : drafts;
}

/** The drafts with what waits for `key` in its place again, once nothing newer stands there. */
export function recallDraft(drafts: Drafts, key: string): Drafts {
  const waiting = drafts[asideKey(key)];
  if (drafts[key] || !waiting) return drafts;
  return recallDraft(putDraft(withoutDraft(drafts, asideKey(key)), key, waiting), asideKey(key));
}

/**
 * Hands a visitor's drafts over to who logs in: those whose sending asked for it lately. The person's own for the same
 * wait meanwhile. The others stay with the visitor.
 */
export function adoptDrafts(visitors: Drafts, own: Drafts, now: number): { visitors: Drafts; own: Drafts } {
  let left = visitors;
  let adopted = own;
  for (const [key, { loginAskedAt, ...draft }] of Object.entries(visitors)) {
    if (loginAskedAt === undefined || loginAskedAt > now || now - loginAskedAt > LOGIN_WITHIN_MS) continue;
    left = withoutDraft(left, key);
    adopted = putDraft(putAside(adopted, key), key, draft);
  }
  return { visitors: left, own: adopted };
}
