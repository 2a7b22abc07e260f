import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text as type } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** The bar above and the sheet below are one white, down to the bottom bar however few the comments are. */
export const bar = style({ background: color.card });

export const sheet = style({ minHeight: '100%', background: color.card });

export const comments = style({ borderTop: `${space.x8} solid ${color.ground}` });

/** A character under a heap of marks is one piece wider than any line: what sticks out is cut off. */
export const content = style([
  type.reading,
  { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowX: ['hidden', 'clip'] },
]);

/** Looks like the field that it opens. */
export const writeButton = style({
  flex: `1 1 ${rem(120)}`,
  minWidth: 0,
  borderRadius: radius.pill,
  background: color.quiet,
});
