import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const days = style({ marginBlockEnd: space.x16 });

export const outlook = style([
  text.small,
  tabular,
  { marginBlockStart: space.x8, color: color.ink3, textAlign: 'center', textWrap: 'balance' },
]);
