import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const root = style({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  background: vars.color.card,
  fill: vars.color.ink,
  // A camera reads dark on light only.
  forcedColorAdjust: 'none',
});
