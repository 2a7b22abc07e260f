import { style } from '@vanilla-extract/css';
import { tabular, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, space } = vars;

export const card = style({
  margin: `${space.x8} ${space.x16}`,
  padding: `${space.x16} ${space.x16} ${space.x12}`,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const redeemed = style([
  text.name,
  {
    display: 'flex',
    gap: space.x8,
    marginTop: space.x8,
    padding: space.x12,
    borderRadius: radius.field,
    background: color.successTint,
    color: color.success,
  },
]);

export const words = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const balance = style([text.small, tabular, { fontWeight: 400 }]);
