import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** As far from the edge as the rows below. */
export const action = style({ marginInlineEnd: space.x12, minWidth: 'max-content' });

/** Rows on one white sheet that reaches the bottom even with one row; above it the bar, 48. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${rem(48)} - ${space.x4} - ${safe.top} - ${safe.bottom})`,
  marginTop: space.x4,
  paddingBlock: `${space.x8} ${space.x16}`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
