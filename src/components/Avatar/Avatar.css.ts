import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: '50%',
  background: vars.color.tint,
  color: vars.color.press,
  fontWeight: 600,
  lineHeight: 1,
  verticalAlign: 'middle',
  userSelect: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
  selectors: { '&[data-ring]': { boxShadow: `0 0 0 3px ${vars.color.card}, ${vars.shadow.card}` } },
});

const sizes = { 24: 24, 32: 32, 36: 36, 40: 40, 48: 48, 64: 64 } as const;

export const size = styleVariants(sizes, (px) => ({
  width: rem(px),
  height: rem(px),
  fontSize: rem(Math.round(px * 0.42)),
}));

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
