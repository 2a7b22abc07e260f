import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { radius, space } = vars;

/** Bleeds to both edges of the page. */
export const shelf = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x8,
  marginInline: `calc(-1 * ${space.x16})`,
  paddingInline: space.x16,
  paddingBlock: space.x4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const shot = style({ display: 'block', borderRadius: radius.image });
