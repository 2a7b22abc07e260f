import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x10,
  marginBottom: space.x8,
  padding: `${space.x12} ${space.x16} ${space.x24}`,
  background: color.card,
});

export const author = style({ display: 'flex', alignItems: 'center', gap: space.x8 });

export const texts = style({ display: 'flex', flexDirection: 'column', gap: space.x6 });
