import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** What stands above the panel: bar 48, balance 94, tabs 44. */
const ABOVE = rem(48 + 94 + 44);

/** The white sheet both lists lie on, as high as the rest of a phone. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${ABOVE} - ${safe.top} - ${safe.bottom})`,
  paddingBottom: `calc(${space.x16} + ${safe.bottom})`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
