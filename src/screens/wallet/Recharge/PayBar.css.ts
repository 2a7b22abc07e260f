import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.x8} ${space.x16}`,
});

export const words = style({ flex: 'none' });

export const label = style([text.meta, { color: color.ink2 }]);

export const amount = style([
  text.title,
  tabular,
  { display: 'flex', alignItems: 'center', gap: space.x4, color: color.gem },
]);

export const action = style({ flex: `1 1 ${rem(160)}`, maxWidth: rem(208) });
