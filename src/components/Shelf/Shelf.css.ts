import { style, styleVariants } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';
import { when } from '#theme/when.ts';

const { space } = vars;

/** To both edges of the page: a tile cut at the edge says that there are more. */
const row = style({
  display: 'flex',
  marginInline: `calc(-1 * ${space.x16})`,
  // Room for shadows and focus rings, which a scroller would cut; what is below does not move for it.
  marginBlockEnd: `calc(-1 * ${space.x12})`,
  padding: `${space.x4} ${space.x16} ${space.x16}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space.x16,
  scrollbarWidth: 'none',
  selectors: { '&[data-snap]': { scrollSnapType: 'x proximity' } },
  '@media': { [when.print]: { flexWrap: 'wrap', overflow: 'visible' } },
});

export const gap = styleVariants({ x8: space.x8, x12: space.x12 }, (distance) => [row, { gap: distance }]);

export type ShelfGap = keyof typeof gap;

const anyTile = style({
  flex: 'none',
  maxWidth: '100%',
  selectors: { '[data-snap] > &': { scrollSnapAlign: 'start' } },
});

export const tile = styleVariants({
  own: [anyTile],
  wide: [anyTile, { width: `min(84%, ${rem(288)})`, selectors: { '&:only-child': { width: '100%' } } }],
});

export type ShelfTileWidth = keyof typeof tile;
