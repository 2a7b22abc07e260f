import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, space } = vars;

export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x4} ${space.x12}`,
  marginBlockEnd: space.x12,
  padding: `${space.x12} ${space.x16}`,
  borderRadius: radius.field,
  background: color.tint,
  color: color.press,
});

export const label = style([text.small, { color: color.ink2 }]);

export const number = style([text.nav, tabular, { color: color.ink }]);
