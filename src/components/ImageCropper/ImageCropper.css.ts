import { globalStyle, style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

export const stage = style({
  position: 'relative',
  // On a wide, low screen the slider below stays in sight.
  width: `min(100%, ${rem(300)}, ${dvh(44)})`,
  aspectRatio: '1',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: radius.image,
  background: color.night2,
  // Every movement on it moves the image.
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
