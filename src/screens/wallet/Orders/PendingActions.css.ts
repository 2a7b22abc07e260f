import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x8} ${space.x10}`,
  marginBlockStart: space.x12,
});

export const left = style([text.small, tabular, { flex: `1 1 ${rem(88)}`, color: color.warning }]);
