import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
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
/** Gold a little warmer than the card it stands on. */
export const disc = style({ fill: `color-mix(in srgb, ${color.gold} 86%, ${color.danger})` });
export const hill = style({ fill: `color-mix(in srgb, ${color.gold} 80%, ${color.warning})`, opacity: 0.75 });
