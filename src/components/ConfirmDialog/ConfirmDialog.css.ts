import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const message = style({
  color: vars.color.ink2,
  textAlign: 'center',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
