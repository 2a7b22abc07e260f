import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x12,
  margin: `${space.x16} ${space.x16} ${space.x24}`,
  padding: space.x16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const words = style([text.name]);
