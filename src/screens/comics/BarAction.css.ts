import { style } from '@vanilla-extract/css';
import { dim } from '#components/Button/press.css.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, size, space } = vars;

export const action = style([
  dim,
  text.body,
  { minWidth: size.touch, minHeight: size.touch, paddingInline: space.x4, color: color.link, whiteSpace: 'nowrap' },
]);
