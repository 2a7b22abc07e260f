import type { ChapterAccess, ComicStatus } from '#domain/comic.ts';
import type { Flag } from './flag.ts';

/** `authors` is JSON. */
export type ComicRow = {
  id: string;
  slug: string;
  title: string;
  /** One line for a banner. */
  brief: string;
  cover: string;
  /** A wide picture; without one it is never a banner. */
  banner: string | null;
  authors: string;
  intro: string;
  status: ComicStatus;
  /** Taken down: found nowhere but in the histories of its readers. */
  removed: Flag;
  read_count: number;
  subscribe_count: number;
  created_at: number;
};

export type ComicTagRow = { id: string; name: string; sort: number };
export type ComicTaggingRow = { comic_id: string; tag_id: string };

export type ChapterRow = {
  id: string;
  comic_id: string;
  no: number;
  title: string;
  access: ChapterAccess;
  price: number;
  limited_until: number | null;
  page_count: number;
  /** Not to be seen before. */
  published_at: number;
};

export type ChapterPageRow = { chapter_id: string; position: number; url: string; width: number; height: number };

export type ChapterUnlockRow = { uid: string; chapter_id: string; price: number; created_at: number };

export type ComicSubscriptionRow = { uid: string; comic_id: string; created_at: number };

/** Someone's book: the chapter opened last, and when the book was taken out of the history. */
export type BookProgressRow = {
  uid: string;
  comic_id: string;
  /** Null when nothing was read since the history was cleared. */
  chapter_id: string | null;
  updated_at: number;
  /** What was read before counts no more, however late it is told. */
  cleared_at: number;
};

export type ChapterProgressRow = {
  uid: string;
  chapter_id: string;
  comic_id: string;
  page: number;
  page_offset: number;
  finished: Flag;
  device: string;
  updated_at: number;
  /** When it was finished for the first time, by the server's clock. */
  finished_at: number | null;
  /** Taken out of the history: of the place nothing is shown, but no reading of the chapter is the first any more. */
  cleared: Flag;
};

/** How many people opened a chapter of a comic for the first time, per day. */
export type ComicReadsRow = { comic_id: string; day: string; hits: number };

export type ComicTables = {
  comics: ComicRow;
  comic_tags: ComicTagRow;
  comic_taggings: ComicTaggingRow;
  chapters: ChapterRow;
  chapter_pages: ChapterPageRow;
  chapter_unlocks: ChapterUnlockRow;
  comic_subscriptions: ComicSubscriptionRow;
  book_progress: BookProgressRow;
  chapter_progress: ChapterProgressRow;
  comic_reads: ComicReadsRow;
};
