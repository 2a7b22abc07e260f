import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';
import { vars } from '#theme/vars.css.ts';

globalStyle('html[data-scroll-locked]', { overflow: 'hidden' });

// Radix switches the pointer off for the whole body, which every element of the page inherits: the mask keeps presses from
// them, and their styles need not be computed again for every dialog.
globalStyle('body', { pointerEvents: 'auto !important' as 'auto' });

// Above what Radix writes into the element itself.
globalStyle('[data-passes]', { pointerEvents: 'none !important' as 'none' });

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });

export const level = styleVariants({
  overlay: { zIndex: vars.layer.overlay },
  viewer: { zIndex: vars.layer.viewer },
});

/** Covers the large viewport, so that nothing shows when a phone's address bar slides away (DG.P5). */
export const mask = style({
  position: 'fixed',
  inset: 0,
  height: '100vh',
  background: vars.color.mask,
  selectors: {
    // The page gets no move of a finger, but the reader may still enlarge it.
    '&[data-locks]': { touchAction: 'pinch-zoom' },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        '&[data-state="open"]': { animation: `${appear} ${vars.motion.dialogIn} ${vars.motion.enter}` },
        '&[data-state="closed"]': { animation: `${vanish} ${vars.motion.dialogOut} ${vars.motion.leave} forwards` },
      },
    },
  },
});
