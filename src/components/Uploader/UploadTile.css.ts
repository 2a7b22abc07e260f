import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { rem } from '#theme/rem.ts';
import { lines, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const tile = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.image,
  background: color.skeleton,
  aspectRatio: '1',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const open = style({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.image,
  ':focus-visible': { outlineOffset: rem(-2) },
});

/** A long press is for carrying: the picture itself must not answer it with a menu. */
export const image = style({ width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' });

export const veil = style([
  text.meta,
  {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: rem(6),
    padding: space.x6,
    background: color.mask,
    color: color.onPicture,
    textAlign: 'center',
    pointerEvents: 'none',
    selectors: {
      // Nothing to lie over yet.
      '&[data-bare]': { background: 'none', color: color.ink2 },
      '&[data-status=failed]': { background: color.dangerTint, color: color.dangerText, textWrap: 'balance' },
    },
  },
]);

/** Across the tile, under the thumb. */
export const retry = style([
  text.smallStrong,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    display: 'grid',
    placeItems: 'center',
    minHeight: size.touch,
    color: color.link,
    ':focus-visible': { outlineOffset: rem(-2) },
  },
]);

/** The rest is read in the sheet the tile opens. */
export const reason = style([lines.three, { overflowWrap: 'anywhere' }]);

/** Leaves room for 重试 under it. */
export const reasonAboveRetry = style([lines.two, { marginBlockEnd: rem(28), overflowWrap: 'anywhere' }]);

/** 44 for the finger in the corner, a small disc for the eye. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'start end',
  width: size.touch,
  height: size.touch,
  padding: space.x6,
  ':focus-visible': { outlineOffset: rem(-2) },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(22),
  height: rem(22),
  borderRadius: '50%',
  background: color.mask,
  color: color.onPicture,
});
