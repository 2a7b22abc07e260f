import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { rem } from '#theme/rem.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

/** The page has no header above it. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  padding: `calc(${space.x4} + ${safe.top}) ${space.x16} ${space.x8} ${space.x4}`,
});

export const field = style({ flex: 1, minWidth: 0 });

/** Everything of a phone's height that is not this sheet: the field 56, the bottom bar 56. */
export const results = style({
  minHeight: `calc(${dvh(100)} - ${rem(112)} - ${safe.top} - ${safe.bottom})`,
  paddingBlock: space.x8,
  borderRadius: `${radius.panel} ${radius.panel} 0 0`,
  background: color.card,
});
