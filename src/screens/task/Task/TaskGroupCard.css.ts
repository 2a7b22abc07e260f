import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${space.x12} ${space.x16} ${space.x4}`,
});

export const title = style([text.nav, { color: color.ink }]);

export const done = style([text.meta, tabular, { color: color.ink3 }]);

export const rows = style({ margin: 0, padding: 0, paddingBlockEnd: space.x4, listStyle: 'none' });
