import { style } from '@vanilla-extract/css';
import { rem } from '#theme/lightBlue.ts';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

export const root = style({ position: 'relative' });

export const viewport = style({ overflow: 'hidden', touchAction: 'pan-y pinch-zoom' });

export const track = style({ display: 'flex' });

export const slide = style({ position: 'relative', flex: '0 0 100%', minWidth: 0 });

/** Over the corner of the picture. Its two halves are the previous and the next button: taps instead of swipes (WCAG 2.5.7). */
export const controls = style({
  position: 'absolute',
  zIndex: 1,
  right: rem(2),
  bottom: rem(-2),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(4),
  minWidth: rem(66),
  height: vars.size.touch,
  padding: `0 ${rem(12)}`,
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
    '&:first-child': { left: 0 },
    '&:nth-child(2)': { right: 0 },
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
  '@media': { [media.motion]: { transition: `width ${vars.motion.fade}, opacity ${vars.motion.fade}` } },
});
