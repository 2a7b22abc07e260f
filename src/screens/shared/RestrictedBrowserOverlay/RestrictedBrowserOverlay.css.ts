import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer } = vars;

export const arrow = style({
  position: 'fixed',
  top: rem(12),
  right: rem(20),
  zIndex: layer.viewer,
  width: rem(96),
  height: rem(96),
  fill: 'none',
  stroke: color.onPicture,
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  pointerEvents: 'none',
});

/** Broken between the two steps, never inside one. */
export const step = style({ position: 'relative', display: 'inline-block' });
