import { TABLET_MAX } from './media.ts';

/** What styles alone ask of the device. In a file of its own: running code uses `media.ts`, and would carry these along. */
export const when = {
  /** Wider than high; not an upright phone of whose height the keyboard has taken most. */
  sideways: `screen and (orientation: landscape) and (min-width: 481px) and (max-width: ${TABLET_MAX}px)`,
  /** A phone on its side, where height is what lacks. */
  short: 'screen and (orientation: landscape) and (min-width: 481px) and (max-height: 480px)',
  /** Letters of the reader's own size that fill a phone with few to a line: an `em` here is that size, and nothing else. */
  largeText: 'screen and (max-width: 17em)',
  /** So few lines of the reader's own letters that a dialog scrolls. */
  low: 'screen and (max-height: 30em)',
  print: 'print',
} as const;
