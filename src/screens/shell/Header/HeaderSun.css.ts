import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

export const sun = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: rem(92),
  width: rem(92),
  height: rem(50),
  overflow: 'visible',
  pointerEvents: 'none',
});

export const halo = style({ fill: vars.color.onPicture, opacity: 0.45 });
export const disc = style({ fill: vars.color.goldFrom });
export const cloud = style({ fill: vars.color.onPicture, opacity: 0.9 });
