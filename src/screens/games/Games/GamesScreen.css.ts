import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

/** Everything of a phone's height that is not this sheet: header 50, search 48, tabs 44, bottom bar 56. */
const AROUND = rem(50 + 48 + 44 + 56);

/** Reaches the bottom bar even with one row. */
export const sheet = style({
  minHeight: `calc(${dvh(100)} - ${AROUND} - ${safe.top} - ${safe.bottom})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
