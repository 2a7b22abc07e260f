import { style } from '@vanilla-extract/css';
import { text as type } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: `${space.x8} ${space.x16} ${space.x16}`,
  background: color.card,
});

/** A character under a heap of marks is one piece wider than any line: what sticks out is cut off. */
export const text = style([
  type.reading,
  { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', overflowX: ['hidden', 'clip'] },
]);

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space.x8 });

export const reviewing = style([
  type.small,
  {
    padding: `${space.x6} ${space.x12}`,
    borderRadius: radius.field,
    background: color.warningTint,
    color: color.warning,
  },
]);
