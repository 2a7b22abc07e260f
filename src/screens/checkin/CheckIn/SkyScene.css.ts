import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { supports } from '#theme/supports.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

const skyFrom = (top: string) => `linear-gradient(180deg, ${top} 0, ${color.washTop} ${rem(150)}, ${color.washMid} ${rem(200)}, ${color.ground})`;

export const sky = style({
  position: 'absolute',
  inset: '0 0 auto',
  height: rem(250),
  background: skyFrom(color.washTop),
  pointerEvents: 'none',
  // Lighter than the sky of pictures, so that ink stays readable on it.
  '@supports': { [supports.colorMix]: { background: skyFrom(`color-mix(in srgb, ${color.sky} 78%, ${color.card})`) } },
});

export const picture = style({ display: 'block', width: '100%', height: rem(250) });

export const glow = style({ fill: color.card, opacity: 0.34 });
export const halo = style({ fill: color.goldFrom });
export const disc = style({ fill: color.goldMid });

export const cloud = style({
  fill: color.card,
  opacity: 0.92,
  selectors: { '&[data-far]': { opacity: 0.4 } },
});

export const farHill = style({ fill: color.card, opacity: 0.3 });
export const nearHill = style({ fill: color.ground, opacity: 0.75 });
