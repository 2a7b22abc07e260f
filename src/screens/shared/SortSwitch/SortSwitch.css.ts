import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const group = style({ display: 'flex', paddingInline: space.x10 });

/** 44 high for the finger; the word alone is drawn. */
export const choice = style({ display: 'grid', placeItems: 'center', minHeight: rem(44), paddingInline: space.x6 });

export const word = style([
  text.small,
  {
    paddingInline: space.x12,
    lineHeight: rem(26),
    borderRadius: radius.pill,
    color: color.ink3,
    selectors: {
      '[aria-pressed=true] > &': { background: color.tint, color: color.press, fontWeight: 600 },
      '[data-ground=sky] > [aria-pressed=true] > &': { background: color.card },
      '[data-ground=sky] > [aria-pressed=false] > &': { color: color.ink2 },
    },
  },
]);
