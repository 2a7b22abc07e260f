import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x4} ${space.x12}`,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x8 });
