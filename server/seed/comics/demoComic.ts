/** The subjects of comics, in the order of the tabs. */
export const COMIC_TAGS = [
  { id: 'healing', name: '治愈' },
  { id: 'daily', name: '日常' },
  { id: 'fantasy', name: '奇幻' },
  { id: 'food', name: '美食' },
  { id: 'school', name: '校园' },
  { id: 'myth', name: '国风' },
  { id: 'scifi', name: '科幻' },
  { id: 'family', name: '亲情' },
  { id: 'adventure', name: '冒险' },
] as const;

/** A demo comic as it is written down; ids, pages and times follow from it. */
export type DemoComic = {
  slug: string;
  title: string;
  brief: string;
  authors: readonly string[];
  tags: readonly (typeof COMIC_TAGS)[number]['id'][];
  intro: string;
  finished: boolean;
  /** The titles of its chapters, the first one first. */
  chapters: readonly string[];
  /** Days from one chapter to the next. */
  everyDays: number;
  /** When the last of `chapters` appeared; negative when it is still to come. */
  lastDaysAgo: number;
  /** The numbers of the chapters that are not free. */
  coin?: readonly number[];
  member?: readonly number[];
  /** Diamonds for one chapter. */
  price?: number;
  /** Everything is free for so many days more. */
  limitedDays?: number;
  /** A chapter with pages of the pool in between: behind `after` of its own come so many. */
  interlude?: { no: number; after: number; pages: number };
  /** Chapters longer than others: number to pages. */
  long?: ReadonlyMap<number, number>;
  reads: number;
  subscribers: number;
};

/** The numbers from one to another, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
