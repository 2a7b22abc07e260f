import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: `${space.x4} ${space.x16} ${space.x16}`,
});
