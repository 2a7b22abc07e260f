import { style } from '@vanilla-extract/css';
import { rem } from '#theme/rem.ts';
import { tabular } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** One finger scrolls, two enlarge; the browser's own zoom would enlarge the bars too. */
export const scroller = style({
  position: 'absolute',
  inset: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The strip keeps its own position; the browser's anchoring would move it a second time.
  overflowAnchor: 'none',
  touchAction: 'pan-x pan-y',
  scrollbarWidth: 'none',
  outlineOffset: rem(-2),
  selectors: { '&[data-zoomed]': { overflowX: 'auto' } },
});

export const strip = style({ position: 'relative', width: '100%' });

/** The reserved box of an image; its number shows until the image covers it. */
export const box = style([
  tabular,
  {
    position: 'absolute',
    insetInline: 0,
    overflow: 'hidden',
    contain: 'strict',
    '::before': {
      content: 'attr(data-page-number)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      color: vars.color.ink4,
      fontSize: rem(48),
      fontWeight: 700,
    },
  },
]);

/** As wide as the screen, however far the strip is enlarged. */
export const end = style({ position: 'sticky', left: 0, width: '100%' });
