import type { Chapter, ChapterPages, Comic, PagePosition } from '#domain/comic.ts';
import type { Findable, Loadable } from '#domain/loadable.ts';
import type { ReaderSettings } from '#domain/readerSettings.ts';

/** What the reader shows of the book around a chapter. */
export type ReaderBook = Pick<Comic, 'id' | 'title' | 'cover' | 'status' | 'subscribed'>;

/** Where reading begins, and whether somebody was there before. */
export type ReaderStart = { position: PagePosition; resumed: 'no' | 'position' | 'finished' };

export type ReaderScreenProps = {
  bookId: string;
  /** Absent until it is known; the reader does not wait for it. */
  book: ReaderBook | undefined;
  chapter: Findable<ChapterPages>;
  /** Read when the chapter is first shown. */
  start: ReaderStart;
  settings: ReaderSettings;
  chapters: Loadable<readonly Chapter[]>;
  loggedIn: boolean;
  member: boolean;
  /** Diamonds of whoever is here, once known. */
  balance: number | undefined;
  /** A purchase of this chapter is in flight. */
  unlocking: boolean;
  /** Epoch ms. */
  now: number;
  /** Where the middle of the screen is, at most once a frame. */
  onMove: (position: PagePosition) => void;
  /** The end card was seen: the chapter is read. */
  onFinish: () => void;
  onChangeSettings: (settings: ReaderSettings) => void;
  /** To another chapter, instead of this one. */
  onGoToChapter: (cid: string) => void;
  /** There is no further chapter that way; gets the message for a toast. */
  onReachEnd: (message: string) => void;
  /** The person agreed to the price of the chapter. */
  onUnlock: () => void;
  onToggleSubscribe: () => void;
  onBack: () => void;
  onRetry: () => void;
  onRetryChapters: () => void;
};
