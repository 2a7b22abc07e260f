import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const card = style({ display: 'flex', flexDirection: 'column', gap: space.x12 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x8,
});

export const title = style([text.nav, { fontWeight: 700 }]);

export const line = style([text.meta, tabular, { color: color.ink3 }]);
