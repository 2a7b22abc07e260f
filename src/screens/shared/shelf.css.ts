import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

/** Tiles side by side. Bleeds to both edges of the page and keeps its side room while it scrolls. */
export const shelf = style({
  display: 'flex',
  gap: space.x12,
  marginInline: `calc(-1 * ${space.x16})`,
  paddingInline: space.x16,
  // Room for the focus ring, which a scroller would cut.
  paddingBlock: space.x4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space.x16,
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
});
