import { style } from '@vanilla-extract/css';
import { panelBelow } from '#theme/panelBelow.ts';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** Below the bar, 48. */
export const panel = style({
  ...panelBelow(`${rem(48)} - ${space.x4}`),
  marginTop: space.x4,
  paddingBlock: `${space.x8} ${space.x16}`,
});

export const kind = style({ position: 'relative', display: 'grid' });

export const picture = style({ width: rem(44), height: rem(44) });

/** White around it, so that it stands out on any picture. */
export const dot = style({
  position: 'absolute',
  top: rem(-2),
  right: rem(-4),
  display: 'grid',
  padding: rem(2),
  borderRadius: radius.pill,
  background: color.card,
});
