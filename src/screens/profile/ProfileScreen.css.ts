import { style } from '@vanilla-extract/css';
import { safe } from '#theme/safeArea.ts';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x12,
  padding: `calc(${space.x16} + ${safe.top}) ${space.x16} ${space.x16}`,
});
