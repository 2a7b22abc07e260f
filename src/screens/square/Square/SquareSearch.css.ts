import { style } from '@vanilla-extract/css';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, radius, shadow, size, space } = vars;

export const root = style({ position: 'relative', flex: 1, minWidth: 0 });

export const list = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space.x6})`,
  zIndex: layer.floating,
  paddingBlock: space.x6,
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.floating,
});

export const option = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x10,
    minHeight: size.touch,
    marginInline: space.x6,
    paddingInline: space.x10,
    borderRadius: radius.image,
    color: color.ink3,
    cursor: 'pointer',
    selectors: { '&:is(:hover, [aria-selected=true])': { background: color.tint } },
  },
]);

export const words = style([oneLine, { minWidth: 0, color: color.ink }]);
