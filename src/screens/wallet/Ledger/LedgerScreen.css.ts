import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** Everything of a phone's height that is not this sheet: bar 48, balance 92, tabs 44. */
const AROUND = rem(48 + 92 + 44);

export const panel = style({
  minHeight: `calc(${dvh(100)} - ${AROUND} - ${safe.top} - ${safe.bottom})`,
  paddingBottom: `calc(${space.x16} + ${safe.bottom})`,
  // Movements are rows on one sheet; orders bring a surface of their own.
  selectors: { '&[data-tab=coin]': { borderRadius: `${radius.panel} ${radius.panel} 0 0`, background: color.card } },
});
