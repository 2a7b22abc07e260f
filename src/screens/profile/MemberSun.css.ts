import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

export const sun = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  width: rem(154),
  height: rem(110),
  pointerEvents: 'none',
});

export const rays = style({ stroke: color.goldFrom, strokeWidth: 3, strokeLinecap: 'round' });
export const halo = style({ fill: color.goldFrom });
export const disc = style({ fill: color.gold });
export const hill = style({ fill: color.gold, opacity: 0.706 });

/** Over disc and hill, so that both are a little warmer than the card they stand on. */
export const discGlow = style({ fill: color.danger, opacity: 0.14 });
export const hillShade = style({ fill: color.warning, opacity: 0.15 });
