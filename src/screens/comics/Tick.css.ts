import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius } = vars;

export const tick = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: rem(22),
  height: rem(22),
  border: `1px solid ${color.edge}`,
  borderRadius: radius.pill,
  background: color.card,
  selectors: { '&[data-on]': { borderColor: color.action, background: color.action, color: color.onAction } },
});
