import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { supports } from '#theme/supports.ts';
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
const mixed = (plain: string, mix: string) => ({ fill: plain, '@supports': { [supports.colorMix]: { fill: `color-mix(in srgb, ${mix})` } } });
export const disc = style(mixed(color.gold, `${color.gold} 86%, ${color.danger}`));
export const hill = style({ ...mixed(color.gold, `${color.gold} 80%, ${color.warning}`), opacity: 0.75 });
