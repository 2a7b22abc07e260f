import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({
  display: 'inline-block',
  flex: 'none',
  width: rem(8),
  height: rem(8),
  borderRadius: '50%',
  background: vars.color.danger,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
