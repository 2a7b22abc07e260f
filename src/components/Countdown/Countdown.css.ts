import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({ display: 'inline-flex', alignItems: 'center', whiteSpace: 'pre' });

export const box = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: rem(22),
  height: rem(22),
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.corner,
  background: vars.color.ink,
  color: vars.color.onPicture,
  fontSize: rem(13),
  fontWeight: 600,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const between = style({
  paddingInline: vars.space.x4,
  selectors: {
    '&:empty': { display: 'none' },
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});
