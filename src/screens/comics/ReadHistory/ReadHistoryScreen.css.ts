import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, shadow, size, space } = vars;

export const head = style({
  margin: `${space.x4} ${space.x16} ${space.x12}`,
  paddingInline: space.x16,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.card,
});

export const note = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    margin: `0 ${space.x16} ${space.x8}`,
    paddingInlineStart: space.x16,
    borderRadius: radius.field,
    background: color.tint,
    color: color.ink2,
  },
]);

export const login = style([
  text.smallStrong,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: size.touch,
    minHeight: size.touch,
    paddingInline: space.x12,
    color: color.press,
  },
]);
