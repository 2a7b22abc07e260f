import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const orders = style({ display: 'flex', paddingInline: space.x10 });

/** 44 for the finger; the word alone is drawn. */
export const order = style({ display: 'grid', placeItems: 'center', minHeight: size.touch, paddingInline: space.x6 });

export const word = style([
  text.small,
  {
    paddingInline: space.x12,
    borderRadius: radius.pill,
    color: color.ink2,
    lineHeight: rem(26),
    selectors: { '[aria-pressed=true] > &': { background: color.card, color: color.press, fontWeight: 600 } },
  },
]);
