import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const row = style({
  display: 'flex',
  paddingInline: space.x8,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

/** 44 for the finger; the word alone is drawn. */
export const chip = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  minWidth: size.touch,
  minHeight: size.touch,
  paddingInline: space.x2,
});

export const word = style([
  text.small,
  {
    paddingInline: space.x12,
    borderRadius: radius.pill,
    color: color.ink2,
    lineHeight: rem(30),
    whiteSpace: 'nowrap',
    selectors: { '[aria-pressed=true] > &': { background: color.tint, color: color.press, fontWeight: 600 } },
  },
]);
