import { style } from '@vanilla-extract/css';
import { dvh } from '#theme/dvh.ts';
import { text } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { color, radius, space } = vars;

export const grid = style({
  display: 'grid',
  gap: space.x4,
  overflow: 'hidden',
  borderRadius: radius.image,
  '@media': { [when.short]: { selectors: { '&[data-grid=mosaic]': { maxHeight: dvh(60) } } } },
  selectors: {
    '&[data-grid=pair], &[data-grid=four]': { gridTemplateColumns: '1fr 1fr' },
    '&[data-grid=three]': { gridTemplateColumns: '1fr 1fr 1fr' },
    '&[data-grid=mosaic]': { gridTemplateColumns: '2fr 1fr', gridTemplateRows: '1fr 1fr', aspectRatio: '1.82' },
  },
});

export const cell = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  selectors: { '[data-grid=mosaic] > &:first-child': { gridRow: 'span 2' } },
});

/** How many there are, on the last one shown. */
export const count = style([
  text.meta,
  {
    position: 'absolute',
    insetInlineEnd: space.x8,
    bottom: space.x8,
    paddingInline: space.x8,
    borderRadius: radius.pill,
    background: color.scrimMid,
    color: color.onPicture,
    pointerEvents: 'none',
  },
]);
