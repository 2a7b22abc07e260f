import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { text } from '#theme/text.css.ts';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

/** The card behind the last picture, on whatever ground was chosen. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.x12,
  margin: `${space.x24} ${space.x16} calc(${space.x40} + ${safe.bottom})`,
  padding: `${space.x32} ${space.x20} ${space.x24}`,
  borderRadius: radius.panel,
  background: color.card,
  boxShadow: `0 0 0 1px ${color.line}, ${shadow.floating}`,
  color: color.ink,
  textAlign: 'center',
});

export const cover = style({
  width: rem(96),
  height: rem(128),
  borderRadius: radius.image,
  objectFit: 'cover',
  boxShadow: shadow.floating,
});

export const title = style([text.title]);

export const chapter = style([text.small, { marginBlockEnd: space.x8, color: color.ink2, overflowWrap: 'anywhere' }]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(110)}, 1fr))`,
  gap: space.x12,
  width: '100%',
});
