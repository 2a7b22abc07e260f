import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { vars } from '#theme/vars.css.ts';

export const handle = style({
  position: 'absolute',
  top: rem(8),
  left: '50%',
  width: rem(36),
  height: rem(4),
  borderRadius: vars.radius.pill,
  background: vars.color.line,
  transform: 'translateX(-50%)',
});
