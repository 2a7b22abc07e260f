import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const grid = style({
  display: 'grid',
  // Four in a row, fewer where large text leaves no room for four.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(${rem(68)}, 25%), 1fr))`,
  padding: `${space.x8} ${space.x4}`,
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: shadow.card,
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x6,
  width: '100%',
  minHeight: rem(66),
  color: color.ink,
});

/** At the icon's upper right shoulder. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: rem(3),
  insetInlineStart: `calc(50% + ${rem(5)})`,
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(16),
  minHeight: rem(16),
});

export const name = style([text.small, { lineHeight: rem(18), color: color.ink2 }]);
