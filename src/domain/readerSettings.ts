/** Strip: pictures below one another. Page: one at a time, turned sideways. */
export const READER_MODES = ['strip', 'page'] as const;
export type ReaderMode = (typeof READER_MODES)[number];

/** What lies behind the pictures. */
export const READER_GROUNDS = ['white', 'cream', 'green', 'night'] as const;
export type ReaderGround = (typeof READER_GROUNDS)[number];

/** The least light the reader can be turned down to, percent: text stays readable. */
export const MIN_BRIGHTNESS = 30;
export const MAX_BRIGHTNESS = 100;

/** The speed of scrolling by itself, from slow to fast. */
export const MIN_SPEED = 1;
export const MAX_SPEED = 5;

/** How somebody likes to read a book; remembered per book. */
export type ReaderSettings = {
  mode: ReaderMode;
  ground: ReaderGround;
  /** Percent. */
  brightness: number;
  speed: number;
};

export const DEFAULT_SETTINGS: ReaderSettings = {
  mode: 'strip',
  ground: 'white',
  brightness: MAX_BRIGHTNESS,
  speed: 2,
};
