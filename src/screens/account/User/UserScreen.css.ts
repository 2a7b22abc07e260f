import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: `0 ${space.x16} ${space.x32}`,
});

export const note = style([text.meta, { color: color.ink3, textAlign: 'center' }]);
