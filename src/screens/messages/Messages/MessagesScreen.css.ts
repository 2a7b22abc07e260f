import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** Rows on one white sheet that reaches the bottom even with one row; above it the bar, 48. */
export const panel = style({
  minHeight: `calc(${dvh(100)} - ${rem(48)} - ${space.x4} - ${safe.top} - ${safe.bottom})`,
  marginTop: space.x4,
  paddingBlock: `${space.x8} ${space.x16}`,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
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
