import { style } from '@vanilla-extract/css';
import { tabular } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const word = style([
  tabular,
  { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: vars.space.x4, width: '100%' },
]);
