import { style } from '@vanilla-extract/css';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, radius, size, space } = vars;

export const note = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x8,
    minHeight: size.touch,
    paddingInlineStart: space.x12,
    borderRadius: radius.field,
    background: color.tint,
    color: color.press,
  },
]);

export const words = style({ flex: 1, minWidth: 0, paddingBlock: space.x4 });

export const clear = style([
  text.smallStrong,
  {
    flex: 'none',
    minHeight: size.touch,
    paddingInline: space.x12,
    color: color.link,
    ':focus-visible': { outlineOffset: -2 },
  },
]);
