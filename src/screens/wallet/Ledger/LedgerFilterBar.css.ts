import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: `${space.x10} ${space.x16}`,
});

export const directions = style({ display: 'flex' });

/** 44 high for the finger; the word alone is drawn. */
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
  paddingInline: space.x4,
});

export const word = style([
  text.small,
  {
    paddingInline: space.x12,
    whiteSpace: 'nowrap',
    lineHeight: rem(26),
    borderRadius: radius.pill,
    color: color.ink2,
    selectors: { '[aria-pressed=true] > &': { background: color.tint, color: color.press, fontWeight: 600 } },
  },
]);

export const month = style([
  text.small,
  tabular,
  { display: 'inline-flex', alignItems: 'center', gap: space.x2, minHeight: size.touch, color: color.ink2 },
]);
