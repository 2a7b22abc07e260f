import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({ position: 'relative', selectors: { '&[data-axis="vertical"]': { height: '100%' } } });

export const viewport = style({
  overflow: 'hidden',
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    [`${root}[data-axis="vertical"] > &`]: { height: '100%', touchAction: 'pan-x pinch-zoom' },
    /** At its ends a row leaves the finger to a parent, which may be the browser's own scroller (SW.P8). */
    [`${root}[data-row] > &`]: { touchAction: 'manipulation' },
  },
});

export const track = style({
  display: 'flex',
  selectors: { [`${root}[data-axis="vertical"] > ${viewport} > &`]: { flexDirection: 'column', height: '100%' } },
});

export const slide = style({ position: 'relative', flex: '0 0 100%', minWidth: 0, minHeight: 0 });

/** Over the corner of the picture. Its two halves are the previous and the next button: taps instead of swipes (WCAG 2.5.7). */
export const controls = style({
  position: 'absolute',
  zIndex: 1,
  right: rem(2),
  bottom: rem(-2),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: rem(4),
  minWidth: rem(88),
  height: vars.size.touch,
  padding: `0 ${rem(18)}`,
  isolation: 'isolate',
});

export const unseen = style({ selectors: { '&:not(:focus-within)': { opacity: 0, pointerEvents: 'none' } } });

export const control = style({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  width: '50%',
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-side="start"]': { left: 0 },
    '&[data-side="end"]': { right: 0 },
    '&:focus-visible': { outlineColor: vars.color.onPicture, outlineOffset: rem(-6) },
  },
});

export const dot = style({
  width: rem(4),
  height: rem(4),
  borderRadius: vars.radius.pill,
  background: vars.color.onPicture,
  boxShadow: `0 0 ${rem(3)} ${vars.color.scrimMid}`,
  opacity: 0.7,
  selectors: { '&[data-current]': { width: rem(14), opacity: 1 } },
});

export const pause = style({
  position: 'absolute',
  zIndex: 1,
  bottom: rem(-2),
  left: rem(2),
  display: 'grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  color: vars.color.onPicture,
  filter: `drop-shadow(0 0 ${rem(3)} ${vars.color.scrimMid})`,
  selectors: { '&:focus-visible': { outlineColor: vars.color.onPicture, outlineOffset: rem(-6) } },
});
