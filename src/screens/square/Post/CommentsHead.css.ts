import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x12,
  paddingBlock: `${space.x8} 0`,
  paddingInline: `${space.x16} 0`,
});

export const title = style([text.heading]);

export const count = style([text.body, tabular, { color: color.ink3 }]);
