import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { media } from '#theme/media.ts';
import { oneLine, text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, layer, radius, shadow, size, space } = vars;

export const root = style({ position: 'relative', minWidth: 0 });

export const popup = style({
  position: 'absolute',
  insetInline: 0,
  top: `calc(100% + ${space.x6})`,
  zIndex: layer.floating,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: color.card,
  boxShadow: shadow.floating,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

/** A long list scrolls within itself: what is under the field may have no more room, above a keyboard too. */
export const list = style({
  maxHeight: dvh(50),
  paddingBlock: space.x6,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

const row = style([
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
  },
]);

export const option = style([
  row,
  {
    cursor: 'pointer',
    selectors: {
      '&:is(:hover, [aria-selected=true])': { background: color.tint },
      '&[aria-selected=true]': {
        '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
]);

export const label = style([oneLine, { minWidth: 0, color: color.ink }]);

export const pending = style([row, { marginBlock: space.x6 }]);
