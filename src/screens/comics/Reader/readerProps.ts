import type { Chapter, ChapterPages } from '#domain/comic.ts';
import type { Loadable } from '#domain/loadable.ts';
import type { ReaderBook } from './EndCard.tsx';
import type { ReaderSettings } from './readerSettings.ts';
import type { PagePlace } from './stripLayout.ts';

/** Where reading begins, and whether somebody was there before. */
export type ReaderStart = { place: PagePlace; resumed: 'no' | 'place' | 'finished' };

export type ReaderScreenProps = {
  bookId: string;
  /** Absent until it is known; the reader does not wait for it. */
  book: ReaderBook | undefined;
  chapter: Loadable<ChapterPages>;
  /** No such chapter. */
  gone: boolean;
  /** Read when the chapter is first shown. */
  start: ReaderStart;
  settings: ReaderSettings;
  chapters: Loadable<readonly Chapter[]>;
  loggedIn: boolean;
  member: boolean;
  /** Diamonds of whoever is here, once known. */
  balance: number | undefined;
  /** A purchase of this chapter is under way. */
  unlocking: boolean;
  /** Epoch ms. */
  now: number;
  /** Where the middle of the screen is, at most once a frame. */
  onMove: (place: PagePlace) => void;
  /** The end card was seen: the chapter is read. */
  onFinish: () => void;
  onChangeSettings: (settings: ReaderSettings) => void;
  /** To another chapter, in the place of this one. */
  onGoToChapter: (cid: string) => void;
  /** There is no chapter further that way, in words to be shown as a toast (product §2.4). */
  onReachEnd: (words: string) => void;
  /** The person agreed to the price of the chapter. */
  onUnlock: () => void;
  onToggleSubscribe: () => void;
  onBack: () => void;
  onOpen: (path: string) => void;
  onRetry: () => void;
  onRetryChapters: () => void;
};
