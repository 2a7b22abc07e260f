import { style } from '@vanilla-extract/css';
import { panelBelow } from '#theme/panelBelow.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

/** The white sheet both lists lie on, below bar 48, balance 94 and tabs 44. */
export const panel = style({
  ...panelBelow(rem(48 + 94 + 44)),
  paddingBottom: `calc(${vars.space.x16} + ${safe.bottom})`,
});
