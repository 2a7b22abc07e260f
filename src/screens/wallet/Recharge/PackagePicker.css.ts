import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const face = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: rem(80),
});

export const amount = style([
  text.title,
  tabular,
  { display: 'flex', alignItems: 'center', gap: space.x2, color: color.ink },
]);

export const bonus = style([text.meta, tabular, { minHeight: rem(18), color: color.dangerText }]);

export const price = style([
  text.name,
  tabular,
  { color: color.ink2, selectors: { [`${face}[data-selected] &`]: { color: color.press } } },
]);
