import { globalStyle, style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow } = vars;

/** A halo of the sky around the portrait's ring. */
export const halo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(84),
  height: rem(84),
  borderRadius: '50%',
  background: `linear-gradient(${color.dayDisc}, ${color.sky})`,
  boxShadow: shadow.floating,
});

/** On the shoulder of the disc. */
export const camera = style({ position: 'absolute', insetInlineEnd: rem(-8), insetBlockEnd: rem(-4), display: 'grid' });

/** Room for one line is kept, so that nothing jumps when sending begins or fails. */
export const uploadState = style({ minHeight: rem(24) });

export const stage = style({
  position: 'relative',
  // On a wide, low screen the slider below stays in sight.
  width: `min(100%, ${rem(300)}, ${dvh(44)})`,
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: radius.image,
  background: color.night2,
  // Every movement on it moves the picture.
  touchAction: 'none',
  userSelect: 'none',
});

globalStyle(`${stage} > button`, { cursor: 'grab' });
globalStyle(`${stage} > button:active`, { cursor: 'grabbing' });

/** What lies left of the square and above it is outside the stage. */
export const picture = style({ position: 'absolute', maxWidth: 'none', pointerEvents: 'none' });

/** What is cut away shows through; the disc is what others see. */
export const disc = style({
  position: 'absolute',
  inset: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 ${rem(200)} ${color.mask}, inset 0 0 0 2px ${color.onPicture}`,
  pointerEvents: 'none',
});
