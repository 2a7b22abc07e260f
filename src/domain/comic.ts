import * as v from 'valibot';
import { homeBannerSchema } from './homeBanner.ts';
import { idSchema, pictureTextSchema, timeSchema, wholeSchema } from './primitives.ts';

/** Pages of a locked chapter anyone may look at (product §2.4 readbook). */
const PREVIEW_PAGES = 3;

/** Chapters of one group in the table of contents (product §2.4 bookmenu). */
export const CHAPTER_GROUP_SIZE = 50;

/** The share of an end card that must have been seen before its chapter counts as finished (product §1.8, 4). */
const END_CARD_SEEN = 0.5;

/** The price mark of a book, that of its dearest chapter. `limited`: free for now. Unknown is shown as paid. */
export const FEE_MARKS = ['free', 'vip', 'coin', 'limited'] as const;
export const feeMarkSchema = v.fallback(v.picklist(FEE_MARKS), 'coin');
export type FeeMark = (typeof FEE_MARKS)[number];

/** 0 still appearing, 1 finished. */
export const comicStatusSchema = v.picklist([0, 1]);
export type ComicStatus = v.InferOutput<typeof comicStatusSchema>;

/** 0 free, 1 for members, 2 for diamonds. Unknown is paid, so that nothing becomes free by accident. */
export const chapterAccessSchema = v.fallback(v.picklist([0, 1, 2]), 2);
export type ChapterAccess = v.InferOutput<typeof chapterAccessSchema>;

/** The position within a picture, from 0 (top) to 1 (bottom). */
export const pageOffsetSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A user's position in a chapter. `page` counts from 1. */
export const progressSchema = v.object({
  bookId: idSchema,
  cid: idSchema,
  no: wholeSchema,
  page: wholeSchema,
  offset: v.fallback(pageOffsetSchema, 0),
  pageCount: v.fallback(wholeSchema, 0),
  /** The end card was seen once; reading it again does not take that back. */
  finished: v.fallback(v.boolean(), false),
  updateTime: timeSchema,
  device: v.fallback(v.string(), ''),
});
export type Progress = v.InferOutput<typeof progressSchema>;

/** A position in a chapter. */
export type PagePosition = Pick<Progress, 'page' | 'offset'>;

export const FIRST_POSITION: PagePosition = { page: 1, offset: 0 };

export const lastChapterSchema = v.object({ cid: idSchema, no: wholeSchema, title: v.string(), time: timeSchema });

/** A comic as a card shows it. */
export const comicSchema = v.object({
  id: idSchema,
  title: v.string(),
  cover: pictureTextSchema,
  authors: v.fallback(v.array(v.string()), []),
  tags: v.fallback(v.array(v.string()), []),
  intro: v.fallback(v.string(), ''),
  status: v.fallback(comicStatusSchema, 0),
  chapterTotal: v.fallback(wholeSchema, 0),
  /** Null while no chapter has appeared. */
  lastChapter: v.fallback(v.nullable(lastChapterSchema), null),
  readCount: v.fallback(wholeSchema, 0),
  subscribeCount: v.fallback(wholeSchema, 0),
  subscribed: v.fallback(v.boolean(), false),
  feeMark: feeMarkSchema,
  /** The user's position; absent when never opened. */
  progress: v.fallback(v.optional(progressSchema), undefined),
  /** Chapters of a subscribed book that appeared beyond what was read. */
  unreadCount: v.fallback(wholeSchema, 0),
});
export type Comic = v.InferOutput<typeof comicSchema>;

export const comicDetailSchema = v.object({ ...comicSchema.entries, similar: v.fallback(v.array(comicSchema), []) });
export type ComicDetail = v.InferOutput<typeof comicDetailSchema>;

/** One book of the reading history. A removed one stays, to be shown as 该作品已下架. */
export const historyEntrySchema = v.object({
  ...comicSchema.entries,
  ...progressSchema.entries,
  removed: v.fallback(v.boolean(), false),
});
export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;

/** A line of the table of contents. */
export const chapterSchema = v.object({
  cid: idSchema,
  no: wholeSchema,
  title: v.string(),
  publishTime: timeSchema,
  pageCount: v.fallback(wholeSchema, 0),
  access: chapterAccessSchema,
  /** Diamonds; null, when it could not be read, switches buying off. */
  price: v.fallback(v.nullable(wholeSchema), null),
  /** Free for everyone until then. */
  limitedUntil: v.fallback(v.optional(timeSchema), undefined),
  /** Bought by this person. */
  unlocked: v.fallback(v.boolean(), false),
  /** Read to its end once. */
  read: v.fallback(v.boolean(), false),
  /** The page last stopped at, from 1; absent when never opened. */
  page: v.fallback(v.optional(wholeSchema), undefined),
});
export type Chapter = v.InferOutput<typeof chapterSchema>;

/** A picture of a chapter. Its size is known before it is loaded, so that nothing jumps. */
export const chapterPageSchema = v.object({
  i: wholeSchema,
  url: pictureTextSchema,
  width: wholeSchema,
  height: wholeSchema,
});
export type ChapterPage = v.InferOutput<typeof chapterPageSchema>;

/** Why a chapter is locked, and what unlocks it. */
export const chapterLockSchema = v.object({
  access: chapterAccessSchema,
  price: v.fallback(v.nullable(wholeSchema), null),
});
export type ChapterLock = v.InferOutput<typeof chapterLockSchema>;

/** A chapter to read. While locked it carries the preview's pages alone, and `lock`. */
export const chapterPagesSchema = v.object({
  bookId: idSchema,
  cid: idSchema,
  no: wholeSchema,
  title: v.string(),
  pages: v.pipe(v.array(chapterPageSchema), v.maxLength(500)),
  /** Pages of the whole chapter, more than `pages` while locked. */
  pageCount: wholeSchema,
  previewOnly: v.boolean(),
  lock: v.optional(chapterLockSchema),
  prev: v.optional(idSchema),
  next: v.optional(idSchema),
});
export type ChapterPages = v.InferOutput<typeof chapterPagesSchema>;

export const COMIC_BLOCK_KINDS = ['update', 'hot', 'finished', 'limited'] as const;

/** A titled row of the comics page. */
export const comicBlockSchema = v.object({
  title: v.string(),
  kind: v.picklist(COMIC_BLOCK_KINDS),
  comics: v.array(comicSchema),
});
export type ComicBlock = v.InferOutput<typeof comicBlockSchema>;

export const comicHomeSchema = v.object({
  banners: v.fallback(v.array(homeBannerSchema), []),
  blocks: v.fallback(v.array(comicBlockSchema), []),
});
export type ComicHome = v.InferOutput<typeof comicHomeSchema>;

/** What the comics are ranked by: reads within the period, subscribers, or the day they began. */
export const RANK_KINDS = ['hot', 'subscribe', 'new'] as const;
export type RankKind = (typeof RANK_KINDS)[number];

export const RANK_PERIODS = ['day', 'week', 'month'] as const;
export type RankPeriod = (typeof RANK_PERIODS)[number];

export const subscribeResultSchema = v.object({ subscribed: v.boolean(), subscribeCount: wholeSchema });
export type SubscribeResult = v.InferOutput<typeof subscribeResultSchema>;

/** The balance after an unlock. */
export const unlockResultSchema = v.object({ coinNum: wholeSchema });
export type UnlockResult = v.InferOutput<typeof unlockResultSchema>;

/** Whether a chapter is open to a user and why, or what would unlock it. */
export type ChapterDoor =
  | { kind: 'open'; because: 'free' | 'limited' | 'bought' | 'member' }
  | { kind: 'member' }
  | { kind: 'coin'; price: number | null };

/** Whether a user may read a chapter: free, temporarily free or bought; membership opens only members' chapters. */
export function chapterDoor(
  chapter: Pick<Chapter, 'access' | 'price' | 'unlocked' | 'limitedUntil'>,
  member: boolean,
  now: number,
): ChapterDoor {
  if (chapter.access === 0) return { kind: 'open', because: 'free' };
  if (chapter.unlocked) return { kind: 'open', because: 'bought' };
  if (chapter.limitedUntil !== undefined && chapter.limitedUntil > now) return { kind: 'open', because: 'limited' };
  if (chapter.access === 2) return { kind: 'coin', price: chapter.price };
  return member ? { kind: 'open', because: 'member' } : { kind: 'member' };
}

/** How many pages of a locked chapter are shown. One that is no longer than the preview shows none. */
export const previewCount = (pageCount: number): number => (pageCount > PREVIEW_PAGES ? PREVIEW_PAGES : 0);

/** Whether an end card of which so much (0 to 1) was visible finishes its chapter. */
export const finishesChapter = (visible: number): boolean => visible >= END_CARD_SEEN;

/**
 * Merges two positions in one book: the newer wins, the first on a tie. A finished chapter stays finished while both are
 * in it (product §1.4).
 */
export function mergeProgress(mine: Progress, other: Progress): Progress {
  const newer = other.updateTime > mine.updateTime ? other : mine;
  return mine.cid === other.cid ? { ...newer, finished: mine.finished || other.finished } : newer;
}

/** The chapters in groups of 50, each with the label of its range: 1-50, 51-100. */
export function groupChapters<T extends Pick<Chapter, 'no'>>(
  chapters: readonly T[],
): { label: string; chapters: T[] }[] {
  const groups: { label: string; chapters: T[] }[] = [];
  for (let from = 0; from < chapters.length; from += CHAPTER_GROUP_SIZE) {
    const group = chapters.slice(from, from + CHAPTER_GROUP_SIZE);
    groups.push({ label: `${group[0]?.no ?? 0}-${group.at(-1)?.no ?? 0}`, chapters: group });
  }
  return groups;
}

/** How far a book is: 更新至第N话, or 已完结 with its length. */
export function stateText({
  status,
  lastChapter,
  chapterTotal,
}: Pick<Comic, 'status' | 'lastChapter' | 'chapterTotal'>): string {
  if (status === 1) return `已完结 · 共${chapterTotal}话`;
  return lastChapter ? `更新至第${lastChapter.no}话` : '即将上线';
}

/** Said where there is no chapter before this one. */
export const NO_PREVIOUS_TEXT = '已经是第一话';

/** Said where there is no chapter after this one: more may come, or the book is complete. */
export const noNextText = (book: Pick<Comic, 'status'> | undefined): string =>
  book?.status === 1 ? '全剧终' : '已经是最新一话';

/** A chapter's number and title. */
export const chapterName = ({ no, title }: Pick<Chapter, 'no' | 'title'>): string => `第${no}话 ${title}`;

/** The main button of a book: the position read last, not the first unread chapter (product §1.8, 3). */
export const readText = (progress: Pick<Progress, 'no'> | undefined): string =>
  progress ? `继续阅读 第${progress.no}话` : '开始阅读';
