import * as v from 'valibot';
import { idSchema, imageSchema, timeSchema } from './primitives.ts';
import { isBlank, POST_MAX_IMAGES } from './square.ts';
import { isWithin, clampToNow } from './stamp.ts';

/** Fields of one person whose drafts are kept; the one not opened for longest gives way. */
export const MAX_FIELDS = 50;

/** Drafts kept for one field. */
export const MAX_DRAFTS = 10;

/** How long after asking to log in a visitor's draft still goes to whoever logs in. */
export const LOGIN_WITHIN_MS = 30 * 60_000;

// Far above every limit, for what is too long to be sent is kept as well.
const MAX_CONTENT = 50_000;

/** What a draft is for: a post, a comment under a post, or a reply to a comment. */
export const draftKey = {
  post: 'post',
  comment: (postId: string) => `comment:${postId}`,
  reply: (postId: string, commentId: string) => `reply:${postId}:${commentId}`,
} as const;

/** A picture of a draft: `id` is its name on the device, `image` is how the server keeps it once it is sent. */
export const draftPictureSchema = v.object({ id: idSchema, image: v.optional(imageSchema) });
export type DraftPicture = v.InferOutput<typeof draftPictureSchema>;

export const replyTargetSchema = v.object({
  id: idSchema,
  name: v.string(),
  /** The comment of the first level it stands under. */
  threadId: idSchema,
  isReply: v.boolean(),
});

/** The comment a reply answers. */
export type ReplyTarget = v.InferOutput<typeof replyTargetSchema>;

/** Words not sent yet, with all that goes with them. */
export const draftSchema = v.object({
  content: v.pipe(v.string(), v.maxLength(MAX_CONTENT)),
  tagId: v.optional(idSchema),
  replyTo: v.optional(replyTargetSchema),
  pictures: v.optional(v.pipe(v.array(draftPictureSchema), v.maxLength(POST_MAX_IMAGES))),
  /** Of a sending that was never answered: sent again under it, the same words are published once. */
  requestId: v.optional(idSchema),
  updatedAt: timeSchema,
  /** Another with every change: who writes with an old one has not seen what stands there now. */
  version: v.optional(idSchema),
  /** When sending it asked a visitor to log in. */
  loginAskedAt: v.optional(timeSchema),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** What a person has put into a draft. */
export type DraftContent = Omit<Draft, 'updatedAt' | 'version' | 'loginAskedAt'>;

/** The drafts of one field, by one person: the first is shown, the others wait until it is gone. */
export type Drafts = readonly Draft[];

/** The drafts that can be read; a damaged one does not take the others with it. */
export const readDrafts = (values: readonly unknown[], now: number): Drafts =>
  values.flatMap((value) => {
    const draft = v.safeParse(draftSchema, value);
    return draft.success ? [{ ...draft.output, updatedAt: clampToNow(draft.output.updatedAt, now) }] : [];
  });

/** Nothing worth keeping: no words and no picture. A chosen tag alone is quickly chosen again. */
export const isEmptyDraft = ({ content, pictures = [] }: DraftContent): boolean =>
  isBlank(content) && pictures.length === 0;

/**
 * The drafts of a field after somebody wrote. It takes the place of the version its writer had before them; of others,
 * which they have not seen, none is lost: they wait. An empty one only takes that version away.
 */
export function putDraft(drafts: Drafts, draft: Draft, base: string | undefined): Drafts {
  const others = withoutDraft(drafts, base);
  return isEmptyDraft(draft) ? others : [draft, ...others].slice(0, MAX_DRAFTS);
}

/** The drafts without a version; all of them where there is no such. */
export const withoutDraft = (drafts: Drafts, version: string | undefined): Drafts =>
  drafts.filter((draft) => version === undefined || draft.version !== version);

/**
 * Hands a visitor's drafts of a field over to who logs in: those whose sending asked for it lately. The person's own wait
 * meanwhile. The others stay with the visitor.
 */
export function adoptDrafts(visitors: Drafts, own: Drafts, now: number): { visitors: Drafts; own: Drafts } {
  const isAdopted = ({ loginAskedAt }: Draft) =>
    loginAskedAt !== undefined && isWithin(loginAskedAt, now, LOGIN_WITHIN_MS);
  const adopted = visitors.filter(isAdopted).map(({ loginAskedAt: _, ...draft }): Draft => draft);
  if (adopted.length === 0) return { visitors, own };
  return {
    visitors: visitors.filter((draft) => !isAdopted(draft)),
    own: [...adopted, ...own].slice(0, MAX_DRAFTS),
  };
}
