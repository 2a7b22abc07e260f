import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

/** Keeps the sky in place while the page scrolls over it. */
export const stage = style({ position: 'absolute', inset: 0, overflow: 'hidden', background: color.ground });

export const sky = style({
  position: 'absolute',
  inset: '0 0 auto',
  height: rem(250),
  background: `linear-gradient(180deg, ${color.sky} 0, ${color.washTop} ${rem(150)}, ${color.washMid} ${rem(200)}, ${color.ground})`,
  pointerEvents: 'none',
  // Makes it lighter than the sky of pictures, so that ink stays readable on it.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: rem(150),
    background: `linear-gradient(180deg, ${color.card}, transparent)`,
    opacity: 0.22,
  },
});

export const picture = style({ position: 'relative', display: 'block', width: '100%', height: rem(250) });

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
