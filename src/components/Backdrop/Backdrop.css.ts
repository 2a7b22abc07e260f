import { style } from '@vanilla-extract/css';
import { media } from '#theme/media.ts';

/** Behind the shell, on desktops only; the browser fetches no picture where it is not displayed. */
export const root = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      position: 'fixed',
      inset: 0,
      zIndex: -1,
      display: 'block',
      overflow: 'hidden',
      pointerEvents: 'none',
    },
  },
});

/** Wider than the viewport by what a layer of this depth may move: 0.3 × half of it on each side (look §3). */
const bleed = (depth: number) => ({
  inset: `${-15 * depth}vh ${-15 * depth}vw`,
  width: `${100 + 30 * depth}vw`,
  height: `${100 + 30 * depth}vh`,
});

/** The far layers of the look move less, so they need less room: given the full room, their sun and clouds leave the window. */
const FAR_DEPTHS = [0.1, 0.25, 0.5, 0.8];

export const layer = style({
  position: 'absolute',
  ...bleed(1),
  maxWidth: 'none',
  objectFit: 'cover',
  objectPosition: 'center',
  selectors: Object.fromEntries(FAR_DEPTHS.map((depth) => [`&[data-depth="${depth}"]`, bleed(depth)])),
});
