import { style } from '@vanilla-extract/css';
import { leavesPicture } from '#theme/largeText.css.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

export const hero = style({ overflow: 'hidden', borderRadius: radius.card });

export const slide = style({ position: 'relative', display: 'block' });

/** The banner's text, over the dark end of its picture. */
export const caption = style([
  leavesPicture,
  {
    position: 'absolute',
    inset: 'auto 0 0',
    background: `linear-gradient(180deg, ${color.scrimStart} 0, ${color.scrimMid} 52%, ${color.scrimEnd})`,
    color: color.onPicture,
  },
]);

/** Ends before the dots at the right. */
export const besideDots = style({ maxWidth: `calc(100% - ${rem(56)})` });

export const banner = style({
  position: 'relative',
  minHeight: rem(76),
  overflow: 'hidden',
  borderRadius: radius.card,
  // The picture lies under the text, and above the banner's own colour.
  isolation: 'isolate',
  selectors: {
    '&[data-kind=welfare]': { background: color.goldFrom, color: color.goldDeep },
    '&[data-kind=task]': { background: color.washTop, color: color.taskText },
  },
});

/** A little wider than its banner, so that the drawing keeps clear of the text at its left. */
export const bannerPicture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: -1,
  width: '105%',
  maxWidth: 'none',
  height: '100%',
  objectFit: 'cover',
});

export const shortcutPicture = style({ width: rem(46), height: rem(46) });

export const gift = style({ width: rem(28), height: rem(28) });
