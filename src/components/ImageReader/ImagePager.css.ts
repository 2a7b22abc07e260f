import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';

export const pager = style({
  position: 'absolute',
  inset: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  touchAction: 'pan-x pan-y',
  scrollbarWidth: 'none',
  outlineOffset: rem(-2),
});

export const row = style({ position: 'relative', height: '100%' });

/** One turn is one page, however hard the swipe. */
export const stop = style({ position: 'absolute', insetBlock: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' });

/** A page higher than the screen scrolls in its slide; an enlarged one both ways. */
export const slide = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  touchAction: 'pan-x pan-y',
  selectors: { '&[data-zoomed]': { overflowX: 'auto' } },
});

export const box = style({
  position: 'relative',
  flex: 'none',
  width: '100%',
  margin: 'auto',
  contain: 'layout paint',
});

/** The card after the last page, in the middle of the screen like a page. */
export const end = style({ width: '100%', margin: 'auto' });
