import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

/** A row is its own sideways scroller, with the book at one stop and 删除 at the other. */
export const slider = style({
  display: 'flex',
  // Else 删除 shows through where the row's width is no whole number of device pixels.
  columnGap: 1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  background: color.card,
});

export const book = style({ flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' });

export const remove = style({
  position: 'relative',
  flex: 'none',
  minWidth: rem(80),
  background: color.danger,
  color: color.onDanger,
  scrollSnapAlign: 'end',
});
